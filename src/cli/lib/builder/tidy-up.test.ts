import { createTidier } from './tidy-up'

const MIB = 2 ** 20

describe('tidying up between builds', () => {
  let used = 0
  let collected = 0
  let collectedYoung = 0
  const tidier = () =>
    createTidier(
      {
        young: () => {
          collectedYoung += 1
        },
        all: () => {
          collected += 1
          used = 100 * MIB
        },
      },
      () => used,
    )
  beforeEach(() => {
    jest.useFakeTimers()
    used = 100 * MIB
    collected = 0
    collectedYoung = 0
  })
  afterEach(() => jest.useRealTimers())

  it('happens once much has gathered and nothing is to be done', () => {
    const { rest } = tidier()
    used = 120 * MIB
    rest()
    jest.runAllTimers()
    expect([collected, collectedYoung]).toEqual([0, 1])
    used = 170 * MIB
    rest()
    jest.runAllTimers()
    expect(collected).toBe(1)
    rest()
    jest.runAllTimers()
    expect(collected).toBe(1)
  })

  it('waits while a build runs', () => {
    const { begin, rest } = tidier()
    used = 200 * MIB
    rest()
    begin()
    jest.runAllTimers()
    expect(collected).toBe(0)
    rest()
    jest.runAllTimers()
    expect(collected).toBe(1)
  })

  it('waits longer with all of it the more there is', () => {
    used = 1000 * MIB
    const { rest } = tidier()
    used = 1240 * MIB
    rest()
    jest.runAllTimers()
    expect(collected).toBe(0)
    used = 1260 * MIB
    rest()
    jest.runAllTimers()
    expect(collected).toBe(1)
  })

  it('leaves all of it while builds follow each other, and collects what is young in their pauses', () => {
    const { begin, rest } = tidier()
    used = 1000 * MIB
    for (let builds = 0; builds < 10; builds += 1) {
      begin()
      rest()
      jest.advanceTimersByTime(300)
    }
    expect([collected, collectedYoung]).toEqual([0, 10])
    jest.advanceTimersByTime(1_000)
    expect([collected, collectedYoung]).toEqual([1, 10])
  })
})
