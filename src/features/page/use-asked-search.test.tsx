import { act, renderHook, waitFor } from '@testing-library/react'
import { useAskedSearch } from './use-asked-search'

const mockNavigate = jest.fn<Promise<void>, [to: string, options: object]>(async () => undefined)
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (to: string, options: object) => mockNavigate(to, options),
}))

const told = () => mockNavigate.mock.calls.map(([to]) => to)
const open = (search = '') => {
  const page = renderHook((given) => useAskedSearch('/stock', given), { initialProps: search })
  /** Asks for parameters, and waits until the router has been told of them. */
  const askAndTell = async (parameters: string) => {
    act(() => page.result.current[1](parameters))
    await waitFor(() => expect(told().at(-1)).toBe(`/stock?${parameters}`))
  }
  return { ...page, askAndTell }
}
const aFrame = () => act(() => new Promise((done) => void requestAnimationFrame(() => setTimeout(done, 20))))

beforeEach(() => mockNavigate.mockClear())

describe('parameters that are asked for', () => {
  it('count at once; the router is told after the paint', async () => {
    const { result } = open()
    act(() => result.current[1]('marque=kia'))
    expect(result.current[0]).toBe('?marque=kia')
    expect(told()).toEqual([])
    await waitFor(() => expect(told()).toEqual(['/stock?marque=kia']))
  })

  it('are one step to go back when nothing was painted in between, even where one of them alone would be none', async () => {
    const { result } = open()
    act(() => result.current[1]('marque=kia'))
    act(() => result.current[1]('marque=kia&q=ev3', true))
    await waitFor(() =>
      expect(mockNavigate.mock.calls).toEqual([
        ['/stock?marque=kia&q=ev3', { replace: false, state: { keepScroll: true } }],
      ]),
    )
  })

  it('are not lost when the router follows those of before', async () => {
    const { result, rerender, askAndTell } = open()
    await askAndTell('q=e')
    act(() => result.current[1]('q=ev'))
    rerender('?q=e')
    expect(result.current[0]).toBe('?q=ev')
    await waitFor(() => expect(told()).toEqual(['/stock?q=e', '/stock?q=ev']))
    rerender('?q=ev')
    rerender('')
    expect(result.current[0]).toBe('')
  })

  it('are still in force when the router comes to earlier ones late, and past once it has come to them', async () => {
    const { result, rerender, askAndTell } = open()
    await askAndTell('marque=kia')
    await askAndTell('marque=kia&carburant=diesel')
    rerender('?marque=kia')
    expect(result.current[0]).toBe('?marque=kia&carburant=diesel')
    rerender('?marque=kia&carburant=diesel')
    // Back.
    rerender('?marque=kia')
    expect(result.current[0]).toBe('?marque=kia')
  })

  it('are past, too, when the router need not move for them', async () => {
    const { result, rerender } = open()
    act(() => result.current[1]('marque=kia'))
    act(() => result.current[1](''))
    await waitFor(() => expect(told()).toEqual(['/stock']))
    rerender('?marque=kia')
    expect(result.current[0]).toBe('?marque=kia')
  })

  it('give way to where the visitor goes by other ways', async () => {
    const { result, rerender, askAndTell } = open('?marque=fiat')
    await askAndTell('marque=kia')
    rerender('?marque=mg')
    expect(result.current[0]).toBe('?marque=mg')
  })

  it('are past when the visitor goes back before the router has followed', async () => {
    const { result, askAndTell } = open('?marque=fiat')
    await askAndTell('marque=kia')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(result.current[0]).toBe('?marque=fiat')
  })

  it('are not told any more when the visitor goes back before the paint', async () => {
    const { result } = open('?marque=fiat')
    act(() => result.current[1]('marque=kia'))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await aFrame()
    expect([told(), result.current[0]]).toEqual([[], '?marque=fiat'])
  })

  it('lead nobody back who has left the page', async () => {
    const { result, unmount } = open()
    act(() => result.current[1]('marque=kia'))
    unmount()
    await aFrame()
    expect(told()).toEqual([])
  })
})
