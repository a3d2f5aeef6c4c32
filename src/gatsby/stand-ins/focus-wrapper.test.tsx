import { render, screen } from '@testing-library/react'
import { FocusWrapper } from './focus-wrapper'

const page = (uri: string, pathname: string) => (
  <FocusWrapper uri={uri} pathname={pathname}>
    <button type="button">Filtre</button>
  </FocusWrapper>
)

const painted = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)))

describe('element around the page', () => {
  const showThen = async (before: readonly [string, string], after: readonly [string, string]): Promise<boolean> => {
    const { rerender, container } = render(page(...before))
    screen.getByRole('button').focus()
    rerender(page(...after))
    await painted()
    return container.firstElementChild === document.activeElement
  }

  it('takes the focus when another page is shown', async () => {
    expect(await showThen(['/stock', '/stock'], ['/contact', '/contact'])).toBe(true)
  })

  it('takes it when a route matches another path', async () => {
    expect(await showThen(['/', '/stock/1'], ['/', '/'])).toBe(true)
  })

  it('leaves it to what took it in the first frame', async () => {
    const { rerender } = render(page('/stock', '/stock'))
    rerender(page('/contact', '/contact'))
    screen.getByRole('button').focus()
    await painted()
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('leaves it where it is on the same page', async () => {
    expect(await showThen(['/stock', '/stock'], ['/stock', '/stock'])).toBe(false)
  })

  it('leaves it where it is below the path of a route', async () => {
    expect(await showThen(['/stock', '/stock/1'], ['/stock', '/stock/2'])).toBe(false)
  })
})
