import { createKept } from './kept'

const setUp = () => {
  let now = 0
  let value = 1
  let fails = false
  const read = jest.fn(async () => {
    if (fails) throw new Error('away')
    return value
  })
  const get = createKept({ read, freshFor: 10, usableFor: 100, clock: () => now })
  return {
    get,
    read,
    at: (time: number) => (now = time),
    set: (next: number) => (value = next),
    fail: (next: boolean) => (fails = next),
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a value that is kept', () => {
  it('is read once for all who ask at the same time', async () => {
    const { get, read } = setUp()
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is given as it was while it is read anew', async () => {
    const { get, at, set } = setUp()
    await get()
    set(2)
    at(50)
    expect(await get()).toBe(1)
    await settled()
    expect(await get()).toBe(2)
  })

  it('is not given any more when it is too old', async () => {
    const { get, at, set } = setUp()
    await get()
    set(2)
    at(100)
    expect(await get()).toBe(2)
  })

  it('outlives a failure while it is usable, and is tried again after one', async () => {
    const { get, at, fail } = setUp()
    await get()
    fail(true)
    at(50)
    expect(await get()).toBe(1)
    await settled()
    at(200)
    await expect(get()).rejects.toThrow('away')
    fail(false)
    expect(await get()).toBe(1)
  })

  it('is read anew once it is dropped, and what was being read then is given to nobody else', async () => {
    const answers: ((value: number) => void)[] = []
    const get = createKept({
      read: () => new Promise<number>((resolve) => answers.push(resolve)),
      freshFor: 10,
      usableFor: 100,
      clock: () => 0,
    })
    const early = get()
    get.forget()
    const late = get()
    answers[1]?.(2)
    answers[0]?.(1)
    expect(await Promise.all([early, late])).toEqual([1, 2])
    expect(await get()).toBe(2)
  })
})
