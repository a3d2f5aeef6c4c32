import { uncover } from './uncover'

/** What lies on top at the middle of whatever is asked for; jsdom has no layout. */
const layOnTop = (selector: string | null): void => {
  const hit = selector === null ? null : document.querySelector(selector)
  Object.defineProperty(document, 'elementFromPoint', { value: () => hit, configurable: true })
}

const scroll = jest.fn()

/** Uncovers the button and says how the page was scrolled. */
const scrolled = (): unknown[] => {
  const target = document.querySelector<HTMLElement>('#target')
  if (!target) throw new Error('The page has no button')
  target.scrollIntoView = scroll
  uncover(target)
  return scroll.mock.calls.flat()
}

describe('something that floats above the focus', () => {
  beforeEach(() => {
    scroll.mockClear()
    document.body.innerHTML = `
      <main><button id="target"><b id="inside">Garder</b></button><label id="label">Libellé</label></main>
      <div id="floating" style="position: fixed"><a id="contact" href="/contact">Nous contacter</a></div>`
  })

  it('has the page scrolled, so that what has the focus is seen', () => {
    layOnTop('#contact')
    expect(scrolled()).toEqual([{ block: 'center' }])
  })

  it.each([
    ['nothing lies there', null],
    ['its own content does', '#inside'],
    ['a part of the page does', '#label'],
  ])('leaves the page where it is when %s', (_, selector) => {
    layOnTop(selector)
    expect(scrolled()).toEqual([])
  })

  it('leaves the page where it is when the focus is in what floats', () => {
    document.querySelector('#floating')?.append(document.querySelector('#target') ?? '')
    layOnTop('#contact')
    expect(scrolled()).toEqual([])
  })
})
