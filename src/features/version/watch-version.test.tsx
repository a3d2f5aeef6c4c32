import { answerFetch } from '../testing/render'
import { createVersionWatch, EVERY_MS, GUARD_MS, startVersionWatch } from './watch-version'

let id = 'one'
let hidden = false
let calls: { url: string }[] = []
let lines: string[] = []
let reloads = 0
const watch = () => createVersionWatch({ reload: () => (reloads += 1), log: (line) => void lines.push(line) })
const minuteLater = () => jest.setSystemTime(Date.now() + EVERY_MS)

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  ;[id, hidden, lines, reloads] = ['one', false, [], 0]
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') })
  calls = answerFetch(() => ({ status: 200, body: { id } }))
})
afterEach(() => jest.useRealTimers())

/** A tab that has seen a build, and then another. */
const outdated = async () => {
  const version = watch()
  await version.check()
  id = 'two'
  minuteLater()
  await version.check()
  return version
}

describe('version of the site', () => {
  it('asks for the latest build past every cache', async () => {
    await watch().check()
    expect(calls.map(({ url }) => url)).toEqual([`/builds/latest.json?${Date.now()}`])
  })

  it('goes from page to page while the build stays', async () => {
    const version = watch()
    await version.check()
    minuteLater()
    await version.check()
    expect([calls.length, version.enter('/stock'), reloads]).toEqual([2, false, 0])
  })

  it('loads the next page afresh once another build is live', async () => {
    const version = await outdated()
    expect(reloads).toBe(0)
    expect([version.enter('/stock'), reloads]).toEqual([true, 1])
  })

  it('reloads a path once in ten seconds, also in the page that was loaded', async () => {
    const version = await outdated()
    version.enter('/stock')
    expect(version.enter('/stock')).toBe(false)
    const reloaded = await (async () => ((id = 'one'), outdated()))()
    jest.setSystemTime(Date.now() - EVERY_MS)
    expect([reloaded.enter('/stock'), reloaded.enter('/contact')]).toEqual([false, true])
    jest.setSystemTime(Date.now() + GUARD_MS)
    expect(reloaded.enter('/stock')).toBe(true)
  })

  it('does not reload when it cannot remember that it did', async () => {
    const version = await outdated()
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect([version.enter('/stock'), reloads]).toEqual([false, 0])
    refuse.mockRestore()
  })

  it.each([
    ['an error of the host', { status: 500 }],
    ['another document', { status: 200, body: ['x'] }],
    ['no connection', new TypeError('Failed to fetch')],
  ])('only notes %s', async (_what, answer) => {
    answerFetch(() => answer)
    const version = watch()
    await version.check()
    expect([lines.length, version.enter('/stock')]).toEqual([1, false])
  })

  it('asks once a minute in view, when the tab comes back, and never in a hidden tab', async () => {
    const stop = startVersionWatch(watch())
    await jest.advanceTimersByTimeAsync(EVERY_MS)
    expect(calls).toHaveLength(2)
    hidden = true
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS + 1000)
    expect(calls).toHaveLength(2)
    hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(3)
    stop()
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(calls).toHaveLength(3)
  })
})
