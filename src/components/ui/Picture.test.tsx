import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicConfig } from '../../config/public'
import { Picture } from './Picture'

const at = (file: string) => `https://a.example/f/88001/1600x1200/x/${file}`
const show = (file: string) => {
  render(<Picture photo={{ url: at(file), alt: 'Vue', width: 1600, height: 1200 }} sizes="100vw" />)
  return screen.getByAltText('Vue')
}

describe('the sizes of a picture', () => {
  it('are AVIF, with one WebP for browsers that do not know it', () => {
    const image = show('car.jpg')
    const source = image.parentElement?.querySelector('source')
    expect(source).toMatchObject({ type: 'image/avif', sizes: '100vw' })
    expect(source?.srcset.split(', ')).toHaveLength(11)
    expect(source?.srcset).toContain(`${at('car.jpg')}/m/128x0/filters:quality(55):format(avif) 128w`)
    expect(image).toMatchObject({ src: `${at('car.jpg')}/m/724x0/filters:quality(72):format(webp)`, srcset: '' })
  })

  it('are WebP where the image service makes no AVIF', () => {
    jest.replaceProperty(publicConfig, 'avif', false)
    const image = show('car.jpg')
    jest.restoreAllMocks()
    expect(document.querySelector('source')).toBeNull()
    expect(image).toMatchObject({ srcset: expect.stringContaining('format(webp) 128w, '), sizes: '100vw' })
  })

  it('begin at 80 px for small pictures, so that a portrait of 64 px loads at most 1.3 times its width', () => {
    render(<Picture photo={{ url: at('a.jpg'), alt: '', width: 600, height: 600 }} sizes="72px" small />)
    const widths = (document.querySelector('source')?.srcset ?? '')
      .split(', ')
      .map((one) => parseInt(one.split(' ')[1] ?? ''))
    expect(widths).toEqual([80, 104, 136, 176, 224, 288])
    expect(widths[0]).toBeLessThanOrEqual(1.3 * 64)
    expect(widths.filter((width, place) => width > 1.31 * (widths[place - 1] ?? width))).toEqual([])
  })

  it('are those of the file where no others can be made', () => {
    const image = show('logo.svg')
    expect(document.querySelector('source')).toBeNull()
    expect(image).toMatchObject({ src: at('logo.svg'), srcset: '' })
  })
})

describe('the first picture of a page', () => {
  it('is not preloaded in the browser, where its image loads at once', () => {
    const photo = { url: at('first.jpg'), alt: 'Vue', width: 1600, height: 1200 }
    render(<Picture photo={photo} sizes="100vw" priority />)
    expect(screen.getByAltText('Vue').getAttribute('loading')).toBe('eager')
    expect(document.head.querySelector('link[rel="preload"]')).toBeNull()
  })
})

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
