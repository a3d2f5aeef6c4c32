import { render } from '@testing-library/react'
import { useRootMark } from './use-root-mark'

const Marked = ({ value }: { value: string | null }) => {
  useRootMark('tray', value)
  return null
}

describe('a mark on the root element', () => {
  it('follows its value and goes with its component', () => {
    const root = document.documentElement
    const { rerender, unmount } = render(<Marked value="low" />)
    expect(root).toHaveAttribute('data-tray', 'low')
    rerender(<Marked value="raised" />)
    expect(root).toHaveAttribute('data-tray', 'raised')
    rerender(<Marked value={null} />)
    expect(root).not.toHaveAttribute('data-tray')
    rerender(<Marked value="low" />)
    unmount()
    expect(root).not.toHaveAttribute('data-tray')
  })
})
