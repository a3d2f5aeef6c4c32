import { render } from '@testing-library/react'
import { Fuel } from 'lucide'
import { renderToString } from 'react-dom/server'
import { Glyph } from './Glyph'

describe('a glyph', () => {
  it('draws every line of the icon, for eyes only', () => {
    const { container } = render(<Glyph of={Fuel} size={16} className="mark" />)
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).toHaveAttribute('width', '16')
    expect(svg).toHaveClass('mark')
    expect([...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))).toEqual(
      Fuel.map(([, { d }]) => d),
    )
  })

  it('keeps markup out of what it is given', () => {
    const { container } = render(<Glyph of={[['path', { d: '"/><script>1</script>' }]]} />)
    expect(container.querySelector('script')).toBeNull()
    expect(container.querySelector('path')).toHaveAttribute('d', '"/><script>1</script>')
  })

  it('is the same on the server and in the browser', () => {
    const { container } = render(<Glyph of={Fuel} />)
    const server = document.createElement('div')
    server.innerHTML = renderToString(<Glyph of={Fuel} />)
    expect(server.innerHTML).toBe(container.innerHTML)
  })
})
