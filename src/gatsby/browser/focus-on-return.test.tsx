import { focusOnReturn } from './focus-on-return'
import type { VisitHistory } from './focus-on-return'

type Change = Parameters<Parameters<VisitHistory['listen']>[0]>[0]

const LIST = '<a href="/stock/1">image</a><a href="/stock/1">Golf</a><a href="/stock/2">Polo</a><button>filtre</button>'
const wrapper = document.createElement('div')
wrapper.id = 'gatsby-focus-wrapper'
wrapper.tabIndex = -1
document.body.append(wrapper)

const listeners: ((change: Change) => void)[] = []
const go = (action: string, key: string, pathname: string): void =>
  listeners.forEach((listener) => listener({ action, location: { key, pathname } }))

/** What React and the router do: another page, and the focus on what is around it. */
const show = (html: string): void => {
  wrapper.innerHTML = html
  wrapper.focus()
}
const link = (index: number): HTMLElement => {
  const found = wrapper.querySelectorAll('a')[index]
  if (!found) throw new Error(`no link ${index}`)
  return found
}

beforeAll(() =>
  focusOnReturn({ location: { key: 'initial', pathname: '/stock' }, listen: (listener) => listeners.push(listener) }),
)
beforeEach(() => {
  jest.useFakeTimers()
  go('PUSH', 'initial', '/stock')
  show(LIST)
})
afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

const follow = (index: number): void => {
  link(index).focus()
  go('PUSH', '2', '/stock/1')
  show('<h1>Golf</h1>')
}

describe('the way back', () => {
  it('leads the focus to the link that was followed, the same of two to one address', () => {
    follow(1)
    go('POP', 'initial', '/stock')
    show(LIST)
    jest.advanceTimersByTime(100)
    expect(document.activeElement).toBe(link(1))
  })

  it('waits for a list that is read first, and again when that list is another', () => {
    follow(2)
    go('POP', 'initial', '/stock')
    show('')
    jest.advanceTimersByTime(500)
    show(LIST)
    jest.advanceTimersByTime(100)
    expect(document.activeElement).toBe(link(2))
    show(`<p>18 véhicules</p>${LIST}`)
    jest.advanceTimersByTime(100)
    expect(document.activeElement).toBe(link(2))
  })

  it.each(['keydown', 'pointerdown'])('takes it from nobody who went on meanwhile (%s)', (type) => {
    follow(0)
    go('POP', 'initial', '/stock')
    show(LIST)
    document.dispatchEvent(new Event(type))
    jest.advanceTimersByTime(1000)
    expect(document.activeElement).toBe(wrapper)
  })

  it('leaves what has it', () => {
    follow(0)
    go('POP', 'initial', '/stock')
    show(LIST)
    wrapper.querySelector('button')?.focus()
    jest.advanceTimersByTime(1000)
    expect(document.activeElement?.textContent).toBe('filtre')
  })

  it('ends after a while, and where the link is gone', () => {
    follow(0)
    go('POP', 'initial', '/stock')
    show('<h1>Aucun véhicule</h1>')
    jest.advanceTimersByTime(5000)
    show(LIST)
    jest.advanceTimersByTime(1000)
    expect(document.activeElement).toBe(wrapper)
  })

  it('is no way on: a new visit begins at the top', () => {
    follow(0)
    go('PUSH', '3', '/stock')
    show(LIST)
    jest.advanceTimersByTime(1000)
    expect(document.activeElement).toBe(wrapper)
  })
})

describe('a filter', () => {
  it('leaves the focus where it is, and the list is found again under its new address', () => {
    wrapper.querySelector('button')?.focus()
    go('PUSH', '5', '/stock')
    expect(document.activeElement?.textContent).toBe('filtre')
    follow(2)
    go('POP', '5', '/stock')
    show(LIST)
    jest.advanceTimersByTime(100)
    expect(document.activeElement).toBe(link(2))
  })
})
