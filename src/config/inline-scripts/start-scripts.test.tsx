import { FIRST_VIEW, FRESH } from './fresh'
import { KEEP_INPUT_SCRIPT } from './keep-input'
import { START_SCRIPTS_SCRIPT } from './start-scripts'

const ATTRIBUTES = {
  files: '/runtime.js /app.js',
  code: 'block-hero:5-aa;block-hero-carousel:6-aa;templates-stock:1-aa 2-aa;templates-stock+:2-aa 3-aa;templates-vehicle-view:8-aa',
  data: '/builds/shared-data.json',
  compilation: '01ab',
}

let isPainted: ((entries: { url: string }[]) => void) | null = null

const loaded = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))
const priorities = () =>
  [...document.head.querySelectorAll('script')].map((script) => Reflect.get(script, 'fetchPriority'))
const hrefs = (as: string) =>
  [...document.head.querySelectorAll('link')]
    .filter((link) => Reflect.get(link, 'as') === as)
    .map((link) => link.getAttribute('href'))
const asked = () => hrefs('fetch')
const code = () => hrefs('script')

const run = (text: string) => {
  const script = Object.assign(document.createElement('script'), { textContent: text })
  Object.assign(script.dataset, ATTRIBUTES)
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  // oxlint-disable-next-line typescript/no-implied-eval -- runs a script of a page
  new Function(text)()
}
const start = ({ state = 'complete' }: { state?: DocumentReadyState } = {}) => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
  run(START_SCRIPTS_SCRIPT)
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.body.dataset['template'] = 'templates-stock'
  delete document.body.dataset['blocks']
  Object.assign(window, { pagePath: '/stock/7-1-x' })
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    configurable: true,
    value: class {
      constructor(tell: (list: { getEntries: () => { url: string }[] }) => void) {
        isPainted = (entries) => tell({ getEntries: () => entries })
      }
      observe = () => undefined
    },
  })
})
afterEach(() => {
  window.vitrineInput?.stop()
  delete window.vitrineInput
  document.documentElement.removeAttribute('data-list')
  jest.useRealTimers()
})

describe('the scripts of a page', () => {
  it('start once the largest part of the first view is painted, in their order', () => {
    start()
    isPainted?.([{ url: '' }])
    expect(loaded()).toEqual([])
    jest.advanceTimersByTime(200)
    expect(loaded()).toEqual(['/runtime.js', '/app.js'])
    expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false])
    expect(asked()).toEqual(['/builds/shared-data.json'])
    expect(window).toMatchObject({ ___webpackCompilationHash: '01ab', ___chunkMapping: {} })
  })

  it('wait for the picture that the page puts first, but not for ever', () => {
    const picture = document.createElement('img')
    picture.setAttribute('fetchpriority', 'high')
    document.body.append(picture)
    start()
    isPainted?.([{ url: '' }])
    jest.advanceTimersByTime(200)
    expect(loaded()).toEqual([])
    jest.advanceTimersByTime(300)
    expect(loaded()).toHaveLength(2)
  })

  it('wait for no picture of a vehicle whose form is shown, and ask for the data of its page too', () => {
    document.body.innerHTML =
      '<div data-view="/stock/vue/essai"><div data-template="templates-vehicle-view"></div><img fetchpriority="high"></div>'
    start()
    isPainted?.([{ url: '' }])
    jest.advanceTimersByTime(200)
    expect(loaded()).toHaveLength(2)
    expect(asked()).toContain('/page-data/stock/vue/essai/page-data.json')
    expect(code()).toEqual(['/8-aa.js'])
  })

  it('wait until the page is loaded', () => {
    start({ state: 'interactive' })
    isPainted?.([{ url: '' }])
    jest.advanceTimersByTime(5000)
    expect(loaded()).toEqual([])
    window.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(200)
    expect(loaded()).toHaveLength(2)
    expect(priorities()).toEqual(['auto', 'auto'])
  })

  it('come with the code of the page, and with what waits for the visitor at the first touch', () => {
    run(KEEP_INPUT_SCRIPT)
    document.body.dataset['blocks'] = 'hero unknown'
    start()
    isPainted?.([{ url: '' }])
    jest.advanceTimersByTime(200)
    expect(code()).toEqual(['/1-aa.js', '/2-aa.js', '/5-aa.js'])
    window.dispatchEvent(new Event('pointerdown'))
    window.dispatchEvent(new Event('pointerdown'))
    expect(code()).toEqual(['/1-aa.js', '/2-aa.js', '/5-aa.js', '/3-aa.js'])
    expect(loaded()).toHaveLength(2)
  })

  it.each(['pointerdown', 'touchstart', 'keydown'])('start with the first %s, once', (type) => {
    run(KEEP_INPUT_SCRIPT)
    start({ state: 'interactive' })
    window.dispatchEvent(new Event(type))
    expect(loaded()).toHaveLength(2)
    window.dispatchEvent(new Event(type))
    window.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(1000)
    expect(loaded()).toHaveLength(2)
    expect(priorities()).toEqual(['high', 'high'])
  })

  it('start at once where the visitor was faster than the page', () => {
    run(KEEP_INPUT_SCRIPT)
    window.dispatchEvent(new Event('keydown'))
    start({ state: 'loading' })
    expect(loaded()).toHaveLength(2)
  })

  it('start at once where a list with filters is waited for', () => {
    document.documentElement.setAttribute('data-list', 'coming')
    Object.assign(window, { pagePath: '/' })
    start({ state: 'loading' })
    expect(loaded()).toHaveLength(2)
  })
})

describe('pictures below the first view', () => {
  const state = () => document.documentElement.getAttribute(FRESH)

  beforeEach(() => document.documentElement.setAttribute(FRESH, FIRST_VIEW))
  afterEach(() => document.documentElement.removeAttribute(FRESH))

  it('come together with scripts that nobody waits for', () => {
    start()
    expect(state()).toBe(FIRST_VIEW)
    isPainted?.([{ url: '' }])
    jest.advanceTimersByTime(200)
    expect(state()).toBe('')
  })

  it.each(['load', 'error'])('come after the %s of the last script that the visitor waits for', (type) => {
    run(KEEP_INPUT_SCRIPT)
    start({ state: 'interactive' })
    window.dispatchEvent(new Event('pointerdown'))
    expect(state()).toBe(FIRST_VIEW)
    const tell = (src: string) => document.head.querySelector(`script[src="${src}"]`)?.dispatchEvent(new Event(type))
    tell('/runtime.js')
    expect(state()).toBe(FIRST_VIEW)
    tell('/app.js')
    expect(state()).toBe('')
  })

  it('come as soon as the visitor scrolls', () => {
    start({ state: 'interactive' })
    window.dispatchEvent(new Event('scroll'))
    expect(state()).toBe('')
  })

  it('are as on any page where it was not opened at its top', () => {
    document.documentElement.removeAttribute(FRESH)
    start({ state: 'interactive' })
    window.dispatchEvent(new Event('scroll'))
    expect(state()).toBeNull()
  })
})
