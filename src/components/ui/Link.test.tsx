import { fireEvent, render, screen } from '@testing-library/react'
import { Link } from './Link'

const mockNavigate = jest.fn((to: string) => Promise.resolve(to))
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const click = (to: string, how: object = {}, target?: string): boolean => {
  render(
    <Link to={to} {...(target && { target })}>
      x
    </Link>,
  )
  return fireEvent.click(screen.getByRole('link'), how)
}

describe('a link to the page that is shown, with parameters', () => {
  beforeEach(() => {
    mockNavigate.mockClear()
    window.history.replaceState(null, '', '/stock?page=2')
  })
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('is a step to go back from where it leads to the page without any', () => {
    expect(click('/stock')).toBe(false)
    expect(mockNavigate.mock.calls).toEqual([['/stock']])
  })

  it.each([
    ['/stock?page=3', {}],
    ['/peugeot', {}],
    ['/stock', { ctrlKey: true }],
    ['/stock', { button: 1 }],
    ['/stock', { shiftKey: true }],
    ['https://a.example/stock', {}],
  ])('is left to the router or the browser otherwise: %s %j', (to, how) => {
    click(to, how)
    expect(mockNavigate).not.toHaveBeenCalled()
  })

  it('opens elsewhere what is to be opened there', () => {
    click('/stock', {}, '_blank')
    expect(mockNavigate).not.toHaveBeenCalled()
  })
})

describe('a link to another site', () => {
  it.each([
    ['https://guichet.lu', 'noopener'],
    ['/stock', null],
    ['tel:+352261040', null],
  ])('gives that site no hold of this page: %s', (to, rel) => {
    render(<Link to={to}>x</Link>)
    expect(screen.getByRole('link').getAttribute('rel')).toBe(rel)
  })
})
