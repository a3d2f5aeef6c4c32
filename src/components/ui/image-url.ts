import { boundedPercent } from './percent'
import type { Percent } from './percent'

/** The formats of the specification, and AVIF, which Storyblok's image service makes too (docs/decisions/0028). */
type Format = 'avif' | 'webp' | 'png' | 'jpeg'

/** What the picture service is asked for; the bounds are those of the specification, section 5. */
export interface Transform {
  /** Pixels; without a height the picture keeps its proportions. */
  width: number
  height?: number
  /** `cut` fills the size and cuts what stands out, `within` keeps the whole picture inside it. */
  fit?: 'cut' | 'within'
  /** Without it, each format has a quality at which pictures look the same. */
  quality?: Percent
  blur?: Percent
  /** In per cent brighter. */
  brightness?: Percent
  /** Degrees, clockwise. */
  rotate?: 90 | 180 | 270
  /** Point that stays visible when the picture is cut, as the CMS writes it: `x1xy1:x2xy2`. */
  focus?: string
  /** WebP unless told: readers of shared links want JPEG. */
  format?: Format
}

const QUALITY: Record<Format, Percent> = { avif: 55, webp: 72, png: 72, jpeg: 72 }

const FOCUS = /^\d+x\d+:\d+x\d+$/

/** Whether the image service can make other sizes of a picture. */
export const isTransformable = (url: string): boolean => /\/f\/\d+\/\d+x\d+\/.+\.(?:jpe?g|png|webp)$/i.test(url)

/**
 * Address of a picture in another size.
 *
 * @throws RangeError in development when a percentage is out of bounds; a build takes the nearest bound and says so
 * @example imageUrl('https://a.example/f/1/1600x1200/x/car.jpg', { width: 640 })
 * // 'https://a.example/f/1/1600x1200/x/car.jpg/m/640x0/filters:quality(72):format(webp)'
 */
export const imageUrl = (
  url: string,
  { width, height = 0, fit = 'cut', quality, blur, brightness, rotate, focus, format = 'webp' }: Transform,
): string => {
  if (!isTransformable(url)) return url
  const filters = [
    `quality(${boundedPercent('quality', quality ?? QUALITY[format])})`,
    blur !== undefined && `blur(${boundedPercent('blur', blur)})`,
    brightness !== undefined && `brightness(${boundedPercent('brightness', brightness)})`,
    rotate !== undefined && `rotate(${rotate})`,
    focus !== undefined && fit === 'cut' && FOCUS.test(focus) && `focal(${focus})`,
    `format(${format})`,
  ].filter((filter) => filter !== false)
  return `${url}/m/${fit === 'within' ? 'fit-in/' : ''}${width}x${height}/filters:${filters.join(':')}`
}

/** Pixels of an original, as its address tells them (`…/1600x1200/…`); null when it does not. */
export const sizeInUrl = (url: string): { width: number; height: number } | null => {
  const match = /\/f\/\d+\/([1-9]\d*)x([1-9]\d*)\//.exec(url)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null
}
