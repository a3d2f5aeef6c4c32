import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BelowView } from './BelowView'
import { setGoingOn } from './going-on'

const Page = () => (
  <>
    <h1>Occasions</h1>
    <BelowView>
      <p>Le reste</p>
    </BelowView>
  </>
)
const rest = () => screen.queryByText('Le reste')

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  setGoingOn(false, () => Promise.resolve())
  jest.useRealTimers()
})

describe('what is below the first view', () => {
  it('follows after the first painting of a page that a link opened', async () => {
    setGoingOn(true)
    render(<Page />)
    expect(screen.getByRole('heading')).toBeVisible()
    expect(rest()).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(20))
    expect(rest()).toBeVisible()
    cleanup()
    render(<Page />)
    expect(rest()).toBeVisible()
  })

  it('waits for its code', async () => {
    let arrive: (value: unknown) => void = () => undefined
    const load = jest.fn(() => new Promise((resolve) => (arrive = resolve)))
    setGoingOn(true, load)
    render(<Page />)
    expect(load).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(20))
    expect(load).toHaveBeenCalledTimes(1)
    expect(rest()).toBeNull()
    await act(async () => arrive(null))
    expect(rest()).toBeVisible()
  })

  it('is there at once on any other page', () => {
    render(<Page />)
    expect(rest()).toBeVisible()
  })

  it('stays when the server’s HTML of it is hydrated', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Page />)
    document.body.append(container)
    setGoingOn(true)
    render(<Page />, { container, hydrate: true })
    expect(rest()).toBeVisible()
    container.remove()
  })
})
