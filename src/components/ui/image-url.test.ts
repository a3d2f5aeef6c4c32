import { imageUrl, sizeInUrl } from './image-url'

const original = 'https://a.example/f/88001/1600x1200/suv.blue.side.peugeot.42/peugeot-3008.jpg'

describe('address of a picture in another size', () => {
  it('keeps the proportions without a height', () => {
    expect(imageUrl(original, { width: 640 })).toBe(`${original}/m/640x0/filters:quality(72):format(webp)`)
  })

  it('cuts around the focus that an editor set, and ignores one that is no area', () => {
    expect(imageUrl(original, { width: 400, height: 300, focus: '10x20:11x21' })).toContain(':focal(10x20:11x21):')
    expect(imageUrl(original, { width: 400, height: 300, focus: '10x20)' })).not.toContain('focal')
  })

  it('leaves a picture of another host or kind as it is', () => {
    expect(imageUrl('https://elsewhere.example/logo.svg', { width: 640 })).toBe('https://elsewhere.example/logo.svg')
  })

  it('reads the size of the original from its address', () => {
    expect(sizeInUrl(original)).toEqual({ width: 1600, height: 1200 })
    expect(sizeInUrl('https://a.example/f/88001/0x1200/car.jpg')).toBeNull()
  })
})
