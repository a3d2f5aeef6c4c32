import { fireEvent } from '@testing-library/react'
import { followLinks, markCurrentLinks } from './follow-links'

const navigate = jest.fn()
jest.mock('gatsby', () => ({ navigate: (...target: unknown[]) => navigate(...target) }))

let comeIntoView: (link: Element | null) => void
class FakeObserver {
  seen = new Set<Element>()
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    comeIntoView = (target) => target && this.seen.has(target) && tell([{ isIntersecting: true, target }])
  }
  observe = (link: Element) => this.seen.add(link)
  unobserve = (link: Element) => this.seen.delete(link)
}

const loader = { enqueue: jest.fn(), hovering: jest.fn(), opening: jest.fn() }
const link = (name: string): Element => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No link ${name}`)
  return found
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true })
  document.body.innerHTML = `<div data-static><p><a href="/stock">Stock</a><a href="/news#a">News</a></p>
    <a href="https://example.org">Ailleurs</a><a href="//example.org">Hôte</a><a href="/f.pdf" download>Fichier</a>
    <a href="/stock" target="_blank">Onglet</a></div><a href="/contact">Contact</a>`
  followLinks(loader)
  // The browser's own way, which jsdom does not know.
  document.addEventListener('click', (event) => event.preventDefault())
})
beforeEach(() => jest.clearAllMocks())

describe('a link in a part that stands still', () => {
  it.each([
    ['Stock', '/stock', false],
    ['News', '/news#a', false],
  ])('opens a page of the site without a full load: %s', (name, to, replace) => {
    fireEvent.click(link(name))
    expect(navigate.mock.calls).toEqual([[to, { replace }]])
  })

  it.each([
    ['Stock', '/stock'],
    ['News', null],
    ['Ailleurs', null],
    ['Contact', '/contact'],
  ])('says which page it opens at its top: %s', (name, path) => {
    fireEvent.click(link(name))
    expect(loader.opening.mock.calls).toEqual([[path, expect.any(Number)]])
  })

  it('replaces the page that is shown', () => {
    window.history.replaceState(null, '', '/stock')
    fireEvent.click(link('Stock'))
    expect(navigate).toHaveBeenCalledWith('/stock', { replace: true })
    window.history.replaceState(null, '', '/stock?marque=kia')
    fireEvent.click(link('Stock'))
    expect(navigate).toHaveBeenLastCalledWith('/stock', { replace: false })
  })

  it.each(['Ailleurs', 'Hôte', 'Fichier', 'Onglet', 'Contact'])('is left to the browser or to React: %s', (name) => {
    fireEvent.click(link(name))
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser where it opens elsewhere: %j',
    (how) => {
      fireEvent.click(link('Stock'), how)
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('has its page loaded when it is seen, and when the pointer is over it', () => {
    comeIntoView(link('News'))
    comeIntoView(link('News'))
    expect(loader.enqueue.mock.calls).toEqual([['/news']])
    fireEvent.pointerOver(link('Stock'))
    expect(loader.hovering.mock.calls).toEqual([['/stock']])
  })

  it.each(['Ailleurs', 'Hôte', 'Fichier', 'Onglet'])('has no page to load: %s', (name) => {
    fireEvent.pointerOver(link(name))
    expect(loader.hovering).not.toHaveBeenCalled()
  })

  it('says that it leads to the page that is shown', () => {
    window.history.replaceState(null, '', '/stock')
    markCurrentLinks()
    expect(link('Stock')).toHaveAttribute('aria-current', 'page')
    window.history.replaceState(null, '', '/news')
    markCurrentLinks()
    expect(link('Stock')).not.toHaveAttribute('aria-current')
  })
})

describe('a link that React handles', () => {
  it('has its page loaded when the pointer or a finger is over it', () => {
    fireEvent.pointerOver(link('Contact'))
    expect(loader.hovering.mock.calls).toEqual([['/contact']])
  })
})
