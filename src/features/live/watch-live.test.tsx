import { createLiveWatch, EVERY_MS, FOCUS_MS } from './watch-live'

let hidden = false
let asked: AbortSignal[] = []
let answer: () => Promise<boolean> = async () => true
let failures = 0
const live = () =>
  createLiveWatch(
    (signal) => (asked.push(signal), answer()),
    () => (failures += 1),
  )
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const show = (isShown: boolean) => {
  hidden = !isShown
  document.dispatchEvent(new Event('visibilitychange'))
}
let stops: (() => void)[] = []
const enter = (watch = live()) => {
  const stop = watch.watch()
  stops.push(stop)
  return stop
}

beforeEach(() => {
  jest.useFakeTimers()
  ;[hidden, asked, failures, stops] = [false, [], 0, []]
  answer = async () => true
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') })
})
afterEach(() => {
  for (const stop of stops) stop()
  jest.useRealTimers()
})

describe('when live prices are asked for', () => {
  it('at once, one question for all who watch, and again for the next page', async () => {
    const watch = live()
    const leave = [enter(watch), enter(watch), enter(watch)]
    await pass(0)
    expect(asked).toHaveLength(1)
    for (const stop of leave) stop()
    enter(watch)
    await pass(0)
    expect(asked).toHaveLength(2)
  })

  it('twice within 90 s while in view, whatever a cache of 30 s kept', async () => {
    enter()
    await pass(1)
    await pass(88_000)
    expect(asked.length).toBeGreaterThanOrEqual(3)
    expect(2 * EVERY_MS).toBeLessThan(90_000)
  })

  it('never in a hidden tab', async () => {
    hidden = true
    enter()
    await pass(10 * EVERY_MS)
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
    await pass(10 * EVERY_MS)
    expect(asked).toHaveLength(0)
    show(true)
    await pass(0)
    expect(asked).toHaveLength(1)
    show(false)
    await pass(10 * EVERY_MS)
    expect(asked).toHaveLength(1)
  })

  it('when the tab comes back after a minute, not before', async () => {
    enter()
    await pass(0)
    show(false)
    await pass(EVERY_MS / 2)
    show(true)
    window.dispatchEvent(new Event('focus'))
    await pass(0)
    expect(asked).toHaveLength(1)
    show(false)
    await pass(FOCUS_MS)
    show(true)
    await pass(0)
    expect(asked).toHaveLength(2)
  })

  it('one at a time, and not for ever', async () => {
    answer = () => new Promise(() => undefined)
    enter()
    await pass(5000)
    window.dispatchEvent(new Event('focus'))
    await pass(2 * FOCUS_MS)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.aborted).toBe(true)
  })

  it('ever more rarely without an answer, and at once when the connection is back', async () => {
    answer = async () => false
    enter()
    await pass(0)
    const times: number[] = []
    for (let seconds = 1; seconds <= 1000; seconds += 1) {
      const before = asked.length
      await pass(1000)
      if (asked.length > before) times.push(seconds)
    }
    expect(times).toEqual([10, 30, 70, 150, 310, 610, 910])
    expect(failures).toBe(8)
    answer = async () => true
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(asked).toHaveLength(9)
    await pass(EVERY_MS)
    expect(asked).toHaveLength(10)
  })

  it('no longer once the page is left, whose question is given up', async () => {
    let finish: (answered: boolean) => void = () => undefined
    answer = () => new Promise((resolve) => (finish = resolve))
    const stop = enter()
    await pass(0)
    stop()
    expect(asked[0]?.aborted).toBe(true)
    finish(false)
    await pass(10 * EVERY_MS)
    expect([asked.length, failures]).toEqual([1, 0])
  })
})
