import { imageUrl, sizeInUrl } from './image-url'
import type { Transform } from './image-url'

const original = 'https://a.example/f/88001/1600x1200/suv.blue.side.peugeot.42/peugeot-3008.jpg'

describe('address of a picture in another size', () => {
  it('keeps the proportions without a height', () => {
    expect(imageUrl(original, { width: 640 })).toBe(`${original}/m/640x0/filters:quality(72):format(webp)`)
  })

  it('cuts around the focus that an editor set, and ignores one that is no area', () => {
    expect(imageUrl(original, { width: 400, height: 300, focus: '10x20:11x21' })).toContain(':focal(10x20:11x21):')
    expect(imageUrl(original, { width: 400, height: 300, focus: '10x20)' })).not.toContain('focal')
  })

  it('asks for AVIF with the quality that looks like that of WebP', () => {
    expect(imageUrl(original, { width: 640, format: 'avif' })).toBe(
      `${original}/m/640x0/filters:quality(55):format(avif)`,
    )
  })

  it('keeps a whole picture within a size, which needs no focus', () => {
    expect(imageUrl(original, { width: 400, height: 300, fit: 'within', focus: '10x20:11x21' })).toBe(
      `${original}/m/fit-in/400x300/filters:quality(72):format(webp)`,
    )
  })

  it('adds blur, brightness and rotation', () => {
    expect(imageUrl(original, { width: 400, blur: 20, brightness: 100, rotate: 270, format: 'png' })).toBe(
      `${original}/m/400x0/filters:quality(72):blur(20):brightness(100):rotate(270):format(png)`,
    )
  })

  it('is refused by the compiler out of the bounds', () => {
    const refused: Transform[] = [
      // @ts-expect-error -- more than 100
      { width: 1, quality: 101 },
      // @ts-expect-error -- below 0
      { width: 1, blur: -1 },
      // @ts-expect-error -- no integer
      { width: 1, brightness: 0.5 },
      // @ts-expect-error -- no right angle
      { width: 1, rotate: 45 },
      // @ts-expect-error -- a format that the specification does not name
      { width: 1, format: 'gif' },
    ]
    expect(refused).toHaveLength(5)
  })

  it('leaves a picture of another host or kind as it is', () => {
    expect(imageUrl('https://elsewhere.example/logo.svg', { width: 640 })).toBe('https://elsewhere.example/logo.svg')
  })

  it('reads the size of the original from its address', () => {
    expect(sizeInUrl(original)).toEqual({ width: 1600, height: 1200 })
    expect(sizeInUrl('https://a.example/f/88001/0x1200/car.jpg')).toBeNull()
  })
})
