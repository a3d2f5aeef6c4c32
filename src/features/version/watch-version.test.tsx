import { answerFetch } from '../testing/render'
import type { Call } from '../testing/render'
import { dataFingerprint, fingerprint } from '../../domain/version/fingerprint'
import { readPageOrigin } from './page-origin'
import { createVersionWatch, EVERY_MS, GUARD_MS, startVersionWatch } from './watch-version'

const CHUNKS = '{"app":["/app-1.js"]}'
const RESULT = { data: { vehicle: { id: 7, price: 2_350_000 } }, pageContext: {} }

let id = 'one'
let bundle = fingerprint(CHUNKS)
let pageData: { status: number; body?: unknown } | Error
let hidden = false
let calls: Call[] = []
let lines: string[] = []
let reloads = 0
const watch = () =>
  createVersionWatch({
    origin: readPageOrigin(window),
    reload: () => (reloads += 1),
    log: (line) => void lines.push(line),
  })
const minuteLater = () => jest.setSystemTime(Date.now() + EVERY_MS)

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  ;[id, hidden, lines, reloads] = ['one', false, [], 0]
  bundle = fingerprint(CHUNKS)
  pageData = { status: 200, body: { path: '/stock/7-1-x', result: RESULT } }
  Object.assign(window, { pagePath: '/stock/7-1-x' })
  document.body.innerHTML = `<script type="application/json" data-bundle="${fingerprint(CHUNKS)}"></script>`
  document.head.innerHTML = `<meta name="vitrine:data" content="${dataFingerprint(RESULT)}">`
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') })
  calls = answerFetch((url) => (url.startsWith('/page-data') ? pageData : { status: 200, body: { id, bundle } }))
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
    expect(calls.map(({ url, init }) => [url, init?.cache])).toEqual([
      [`/builds/latest.json?${Date.now()}`, 'no-store'],
      ['/page-data/stock/7-1-x/page-data.json', 'no-cache'],
    ])
  })

  it('goes from page to page while the build stays', async () => {
    const version = watch()
    await version.check()
    minuteLater()
    await version.check()
    const asked = calls.filter(({ url }) => url.startsWith('/builds'))
    expect([asked.length, version.enter('/stock'), reloads]).toEqual([2, false, 0])
  })

  it('loads the next page afresh once another build is live', async () => {
    const version = await outdated()
    expect(reloads).toBe(0)
    expect([version.enter('/stock'), reloads]).toEqual([true, 1])
  })

  it.each([
    ['other scripts', () => (bundle = fingerprint('{"app":["/app-2.js"]}'))],
    [
      'other data of its own',
      () => (pageData = { status: 200, body: { result: { ...RESULT, data: { vehicle: { id: 7, price: 1 } } } } }),
    ],
    ['no such page any more', () => (pageData = { status: 404 })],
  ])(
    'notices in the first answer that the page comes from an old cache: the live build has %s',
    async (_what, change) => {
      change()
      const version = watch()
      await version.check()
      expect([reloads, version.enter('/stock'), reloads]).toEqual([0, true, 1])
    },
  )

  it('looks at what the page was made from once, whatever is published later', async () => {
    await outdated()
    expect(calls.filter(({ url }) => url.startsWith('/page-data'))).toHaveLength(1)
  })

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['an error of the host', { status: 503 }],
  ])('looks again a minute later when the data of the page could not be read: %s', async (_what, answer) => {
    pageData = answer
    const version = watch()
    await version.check()
    expect([lines.length, version.enter('/stock')]).toEqual([1, false])
    pageData = { status: 404 }
    minuteLater()
    await version.check()
    expect(version.enter('/stock')).toBe(true)
  })

  it('takes a page for current that does not say what it was made from, as in development', async () => {
    document.head.innerHTML = ''
    document.body.innerHTML = ''
    const version = watch()
    await version.check()
    expect([calls.length, version.enter('/stock')]).toEqual([1, false])
  })

  it('reads the data of the home page where Gatsby keeps it', () => {
    expect(['/', '/404.html'].map((pagePath) => readPageOrigin(Object.assign(window, { pagePath })).dataUrl)).toEqual([
      '/page-data/index/page-data.json',
      '/page-data/404.html/page-data.json',
    ])
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
    const asked = () => calls.filter(({ url }) => url.startsWith('/builds')).length
    const stop = startVersionWatch(watch())
    await jest.advanceTimersByTimeAsync(EVERY_MS)
    expect(asked()).toBe(2)
    hidden = true
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS + 1000)
    expect(asked()).toBe(2)
    hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    expect(asked()).toBe(3)
    stop()
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(asked()).toBe(3)
  })
})
