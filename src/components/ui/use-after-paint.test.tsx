import { act, render, screen } from '@testing-library/react'
import { useAfterPaint } from './use-after-paint'

const Both = ({ value }: { value: string }) => <p>{`${value} ${useAfterPaint(value)}`}</p>

describe('a value after the paint', () => {
  it('is the first one from the beginning', () => {
    render(<Both value="a" />)
    expect(screen.getByText('a a')).toBeInTheDocument()
  })

  it('follows once a frame was painted', async () => {
    const { rerender } = render(<Both value="a" />)
    rerender(<Both value="b" />)
    expect(screen.getByText('b a')).toBeInTheDocument()
    expect(await screen.findByText('b b')).toBeInTheDocument()
  })

  it('passes over what was asked for in between', async () => {
    const seen: string[] = []
    const { rerender, container } = render(<Both value="a" />)
    const watch = new MutationObserver(() => seen.push(container.textContent))
    watch.observe(container, { characterData: true, childList: true, subtree: true })
    rerender(<Both value="b" />)
    rerender(<Both value="c" />)
    await screen.findByText('c c')
    expect(seen).not.toContain('c b')
  })

  it('comes in a tab that paints nothing, too', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    const { rerender } = render(<Both value="a" />)
    rerender(<Both value="b" />)
    expect(await screen.findByText('b b')).toBeInTheDocument()
    jest.restoreAllMocks()
  })

  it('waits for nothing once it is not shown any more', async () => {
    const { rerender, unmount } = render(<Both value="a" />)
    rerender(<Both value="b" />)
    unmount()
    await act(() => new Promise((done) => void setTimeout(done, 50)))
    expect(document.body.textContent).toBe('')
  })
})
