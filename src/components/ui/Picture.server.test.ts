import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { publicConfig } from '../../config/public'
import { Picture } from './Picture'

const htmlOf = (priority: boolean): string => {
  const photo = { url: 'https://a.example/f/88001/1600x1200/x/car.jpg', alt: 'Vue', width: 1600, height: 1200 }
  return renderToString(createElement(Picture, { photo, sizes: '100vw', priority }))
}
const tag = (name: string, html: string): string => new RegExp(`<${name} [^>]*>`).exec(html)?.[0] ?? ''
const attribute = (name: string, from: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(from)?.[1]

describe('HTML of the first picture of a page', () => {
  it('preloads it in the sizes that it is shown in, and no other picture is preloaded', () => {
    expect(tag('link', htmlOf(false))).toBe('')
    const html = htmlOf(true)
    const link = tag('link', html)
    const srcSet = attribute('srcset', tag('source', html))
    expect(srcSet).toContain('car.jpg')
    expect(attribute('rel', link)).toBe('preload')
    expect(attribute('as', link)).toBe('image')
    expect(attribute('type', link)).toBe('image/avif')
    expect(attribute('fetchpriority', link)).toBe('high')
    expect(attribute('imagesrcset', link)).toBe(srcSet)
    expect(attribute('imagesizes', link)).toBe('100vw')
  })

  it('preloads it where the image service makes no AVIF, too', () => {
    jest.replaceProperty(publicConfig, 'avif', false)
    const link = tag('link', htmlOf(true))
    jest.restoreAllMocks()
    expect(attribute('type', link)).toBe('image/webp')
    expect(attribute('imagesrcset', link)).toContain('format(webp) 128w, ')
  })
})
