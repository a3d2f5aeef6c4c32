import { render, screen } from '@testing-library/react'
import { FocusWrapper } from './focus-wrapper'

const page = (uri: string, pathname: string) => (
  <FocusWrapper uri={uri} pathname={pathname}>
    <button type="button">Filtre</button>
  </FocusWrapper>
)

describe('element around the page', () => {
  const showThen = (before: readonly [string, string], after: readonly [string, string]): boolean => {
    const { rerender, container } = render(page(...before))
    screen.getByRole('button').focus()
    rerender(page(...after))
    return container.firstElementChild === document.activeElement
  }

  it('takes the focus when another page is shown', () => {
    expect(showThen(['/stock', '/stock'], ['/contact', '/contact'])).toBe(true)
  })

  it('takes it when a route matches another path', () => {
    expect(showThen(['/', '/stock/1'], ['/', '/'])).toBe(true)
  })

  it('leaves it where it is on the same page', () => {
    expect(showThen(['/stock', '/stock'], ['/stock', '/stock'])).toBe(false)
  })

  it('leaves it where it is below the path of a route', () => {
    expect(showThen(['/stock', '/stock/1'], ['/stock', '/stock/2'])).toBe(false)
  })
})
