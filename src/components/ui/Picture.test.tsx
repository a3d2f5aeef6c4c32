import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Picture } from './Picture'

const at = (file: string) => `https://a.example/f/88001/1600x1200/x/${file}`
const show = (file: string) => {
  render(<Picture photo={{ url: at(file), alt: 'Vue', width: 1600, height: 1200 }} sizes="100vw" />)
  return screen.getByAltText('Vue')
}

describe('the placeholder of pictures', () => {
  const MOST_BYTES = 200
  const styles = readFileSync(join(__dirname, '../../styles/base.css'), 'utf8')
  const [, selector = '', drawing = ''] = /(img\[[^{]+\]) \{\s*background:[^;]+?url\("([^"]+)"\)/.exec(styles) ?? []

  it(`is a drawing of less than ${MOST_BYTES} bytes in the style sheet, so it takes no request`, () => {
    expect(drawing).toMatch(/^data:image\/svg\+xml,/)
    expect(Buffer.byteLength(drawing)).toBeLessThan(MOST_BYTES)
  })

  it('can be drawn', () => {
    const svg = decodeURIComponent(drawing.slice(drawing.indexOf(',') + 1))
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    expect([root.namespaceURI, root.localName]).toEqual(['http://www.w3.org/2000/svg', 'svg'])
  })

  it.each(['car.jpg', 'car.JPG', 'car.jpeg'])('stands behind %s', (file) => {
    expect(show(file)).toMatchObject({ src: expect.stringContaining(file) })
    expect(document.querySelector(selector)).not.toBeNull()
  })

  it.each(['logo.png', 'logo.webp', 'logo.svg'])('does not shine through %s', (file) => {
    expect(show(file)).toMatchObject({ src: expect.stringContaining(file) })
    expect(document.querySelector(selector)).toBeNull()
  })
})
