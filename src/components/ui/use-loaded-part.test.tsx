import { act, render, screen } from '@testing-library/react'
import { lazyPart } from './lazy-part'
import { useLoadedPart } from './use-loaded-part'

const Tray = () => <p>2 véhicules</p>
const View = ({ part: Part, isWanted }: { part: ReturnType<typeof lazyPart>; isWanted: boolean }) =>
  useLoadedPart(Part, isWanted) ? <Part /> : null

describe('part that is loaded when it is wanted', () => {
  it('is asked for only then, and stays', async () => {
    const find = jest.fn(() => Promise.resolve(Tray))
    const part = lazyPart(find)
    const { rerender } = render(<View part={part} isWanted={false} />)
    expect(find).not.toHaveBeenCalled()
    await act(async () => rerender(<View part={part} isWanted />))
    expect(screen.getByText('2 véhicules')).toBeVisible()
    rerender(<View part={part} isWanted={false} />)
    expect(screen.getByText('2 véhicules')).toBeVisible()
  })

  it('comes with the next connection where there was none', async () => {
    const find = jest.fn<Promise<typeof Tray>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Tray)
    const part = lazyPart(find)
    await act(async () => void render(<View part={part} isWanted />))
    expect(screen.queryByText('2 véhicules')).toBeNull()
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('2 véhicules')).toBeVisible()
  })
})
