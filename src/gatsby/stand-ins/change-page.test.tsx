import { changePage, notePageAsked } from './change-page'

interface Moment {
  before: string[]
  after: string[]
}

const CARD = '<main><article><a href="/stock/1-golf">Golf</a><img alt="card" /></article></main>'
const PAGE = '<main><img alt="first" fetchpriority="high" /><img alt="second" /></main>'

const named = (): string[] =>
  [...document.querySelectorAll('img')]
    .filter((image) => image.style.getPropertyValue('view-transition-name') === 'picture')
    .map(({ alt }) => alt)

describe('change of pages', () => {
  let moments: Moment[]
  let wantsMotion: boolean

  beforeEach(() => {
    moments = []
    wantsMotion = true
    window.matchMedia = ((query: string) => ({ matches: wantsMotion && query.includes('no-preference') })) as never
    // jsdom has no transitions: this one takes the pictures at the moments at which a browser does.
    document.startViewTransition = ((update: () => Promise<void>) => {
      const before = named()
      const finished = update().then(() => void moments.push({ before, after: named() }))
      return { ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')), finished }
    }) as never
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition')
    document.body.innerHTML = ''
  })

  const change = async (from: string, to: string, html: string): Promise<void> => {
    changePage(from, to, async () => {
      document.body.innerHTML = html
    })
    await new Promise((resolve) => setTimeout(resolve))
  }

  it('has the picture of a card grow into the first one of its page, and leaves no name behind', async () => {
    document.body.innerHTML = CARD
    await change('/stock', '/stock/1-golf', PAGE)
    expect(moments).toEqual([{ before: ['card'], after: ['first'] }])
    expect(named()).toEqual([])
  })

  it('has it shrink back on the way back', async () => {
    document.body.innerHTML = PAGE
    await change('/stock/1-golf', '/stock', CARD)
    expect(moments).toEqual([{ before: ['first'], after: ['card'] }])
  })

  it('just shows other filters of the same page', async () => {
    document.body.innerHTML = CARD
    await change('/stock', '/stock', PAGE)
    expect(document.body).toContainHTML(PAGE)
    expect(moments).toEqual([])
  })

  it('just shows a page that the visitor had to wait for', async () => {
    document.body.innerHTML = CARD
    notePageAsked(performance.now() - 41)
    await change('/stock', '/stock/1-golf', PAGE)
    expect(document.body).toContainHTML(PAGE)
    expect(moments).toEqual([])
    notePageAsked(performance.now())
    await change('/stock/1-golf', '/stock', CARD)
    expect(moments).toHaveLength(1)
  })

  it('just shows the page to a visitor who wants no motion, and where browsers have no transitions', async () => {
    wantsMotion = false
    await change('/stock', '/contact', PAGE)
    expect(document.body).toContainHTML(PAGE)
    Reflect.deleteProperty(document, 'startViewTransition')
    await change('/contact', '/stock', CARD)
    expect(document.body).toContainHTML(CARD)
    expect(moments).toEqual([])
  })
})
