import { act, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ScrollContext } from './scroll-context'

type Place = ComponentProps<typeof ScrollContext>['location']

const scrollTo = jest.fn()
const scrollIntoView = jest.fn()
const at = (pathname: string, key: string, hash = ''): Place => ({ pathname, key, hash }) as Place
const page = (location: Place, allows = true) => (
  <ScrollContext location={location} shouldUpdateScroll={() => allows}>
    <h2 id="prix">Prix</h2>
  </ScrollContext>
)
const scrollDown = async (position: number) => {
  Object.assign(window, { scrollY: position })
  window.dispatchEvent(new Event('scroll'))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  window.scrollTo = scrollTo
  Element.prototype.scrollIntoView = scrollIntoView
})

describe('scroll position', () => {
  it('is that of before when a page is shown again, and the top of a new one', async () => {
    const { rerender } = render(page(at('/a', '1')))
    expect(scrollTo).not.toHaveBeenCalled()
    await scrollDown(300)
    rerender(page(at('/b', '2')))
    rerender(page(at('/a', '1')))
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 300],
    ])
  })

  it('is that of before the page was loaded anew', () => {
    sessionStorage.setItem('@@scroll|/a|1', '120')
    render(page(at('/a', '1')))
    expect(scrollTo.mock.calls).toEqual([[0, 120]])
  })

  it('is the place that the address names', () => {
    render(page(at('/a', '1', '#prix')))
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('opens the answer that the address names', () => {
    render(
      <ScrollContext location={at('/faq', '1', '#q-livrez-vous')} shouldUpdateScroll={() => true}>
        <details id="q-livrez-vous">
          <summary>Livrez-vous ?</summary>
        </details>
      </ScrollContext>,
    )
    expect(document.querySelector('details')).toHaveAttribute('open')
  })

  it('stays where it is if the site wants that', () => {
    const { rerender } = render(page(at('/a', '1')))
    rerender(page(at('/a', '2'), false))
    rerender(page(at('/a', '3', '#prix'), false))
    expect([scrollTo.mock.calls, scrollIntoView.mock.calls]).toEqual([[], []])
  })

  it('is kept without a storage', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const { rerender } = render(page(at('/a', '1')))
    await scrollDown(80)
    rerender(page(at('/b', '2')))
    rerender(page(at('/a', '1')))
    expect(scrollTo).toHaveBeenLastCalledWith(0, 80)
    blocked.mockRestore()
    reading.mockRestore()
  })
})
