import { fireEvent, render, screen } from '@testing-library/react'
import { Link, navigate, parsePath } from './link'

const opened = jest.fn()
const abort = jest.fn()
const loader = { enqueue: jest.fn(() => ({ abort })) }

let tell: (isIntersecting: boolean) => void
class FakeObserver {
  constructor(listener: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
    tell = (isIntersecting) => listener([{ isIntersecting, intersectionRatio: 0 }])
  }
  observe = () => undefined
  disconnect = () => undefined
}

beforeAll(() => {
  Object.assign(window, { ___navigate: opened, ___loader: loader })
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true })
})
beforeEach(() => jest.clearAllMocks())

const link = (to: string, more: object = {}) => {
  render(
    <Link to={to} {...more}>
      x
    </Link>,
  )
  return screen.getByRole('link')
}

describe('link in the browser', () => {
  it('opens a page of the site without a full load', () => {
    expect(fireEvent.click(link('/stock/?marque=kia#liste'))).toBe(false)
    expect(opened.mock.calls).toEqual([['/stock?marque=kia#liste', {}]])
  })

  it('replaces the page that is shown, and is marked', () => {
    const here = link('/')
    expect(here).toHaveAttribute('aria-current', 'page')
    fireEvent.click(here)
    expect(opened.mock.calls).toEqual([['/', { replace: true }]])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (how) => {
      expect(fireEvent.click(link('/stock'), how)).toBe(true)
      expect(opened).not.toHaveBeenCalled()
    },
  )

  it('is left to the browser when it opens elsewhere, or when somebody has handled the click', () => {
    fireEvent.click(link('/stock', { target: '_blank', onClick: (event: Event) => event.stopPropagation() }))
    expect(opened).not.toHaveBeenCalled()
  })

  it('is left to who prevents its default', () => {
    fireEvent.click(link('/stock', { onClick: (event: Event) => event.preventDefault() }))
    expect(opened).not.toHaveBeenCalled()
  })

  it('loads its page ahead in view and calls that off out of view', () => {
    link('/stock?page=2#liste')
    tell(true)
    expect(loader.enqueue.mock.calls).toEqual([['/stock?page=2']])
    tell(false)
    expect(abort).toHaveBeenCalledTimes(1)
  })
})

describe('addresses', () => {
  it.each([
    ['/a?b#c', { pathname: '/a', search: '?b', hash: '#c' }],
    ['/a#c?d', { pathname: '/a', search: '', hash: '#c?d' }],
    ['?b', { pathname: '/', search: '?b', hash: '' }],
    ['/a?#', { pathname: '/a', search: '', hash: '' }],
  ])('are taken apart: %s', (address, parts) => {
    expect(parsePath(address)).toEqual(parts)
  })

  it('are gone to without a slash at their end', () => {
    navigate('/news/')
    navigate('/', { replace: true })
    navigate(-1)
    expect(opened.mock.calls).toEqual([
      ['/news', undefined],
      ['/', { replace: true }],
      [-1, undefined],
    ])
  })
})
