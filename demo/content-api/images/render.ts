import sharp from 'sharp'
import { ImageOptionError, MAX_SIDE } from './options'
import type { Format, ImageOptions, Region } from './options'
import type { Picture } from './picture'

// Pictures are made one per worker; threads within one would only fight for the same cores.
sharp.concurrency(1)
sharp.cache({ memory: 32, items: 20, files: 0 })

/** Pixels per inch at which librsvg draws one SVG unit as one pixel. */
const NEUTRAL_DENSITY = 72
/** Below this sharp refuses; such thumbnails are drawn larger and shrunk. */
const LEAST_DENSITY = 4

interface Size {
  width: number
  height: number
}

const targetSize = ({ width, height }: Size, asked: ImageOptions): Size => {
  if (!asked.width && !asked.height) return { width, height }
  const size = {
    width: asked.width || Math.max(1, Math.round((asked.height * width) / height)),
    height: asked.height || Math.max(1, Math.round((asked.width * height) / width)),
  }
  if (Math.max(size.width, size.height) > MAX_SIDE)
    throw new ImageOptionError(`${asked.width}x${asked.height}`, `must be at most ${MAX_SIDE} pixels a side`)
  return size
}

const clamp = (value: number, max: number): number => Math.round(Math.min(Math.max(value, 0), max))

/** The largest part of a drawing of the wanted shape, with the middle of the focal region as near its middle as can be. */
const cropAround = (
  focal: Region,
  picture: Picture,
  drawn: Size,
  target: Size,
): { left: number; top: number } & Size => {
  if (focal.right > picture.width || focal.bottom > picture.height)
    throw new ImageOptionError('focal', `must lie within ${picture.width}x${picture.height}`)
  const scale = Math.min(drawn.width / target.width, drawn.height / target.height)
  const width = Math.min(drawn.width, Math.round(target.width * scale))
  const height = Math.min(drawn.height, Math.round(target.height * scale))
  const x = ((focal.left + focal.right) / 2 / picture.width) * drawn.width
  const y = ((focal.top + focal.bottom) / 2 / picture.height) * drawn.height
  return {
    width,
    height,
    left: clamp(x - width / 2, drawn.width - width),
    top: clamp(y - height / 2, drawn.height - height),
  }
}

/**
 * Draws a picture at the size asked for (never larger first: a card takes a card's time) and applies the filters.
 *
 * @throws ImageOptionError when the size or the focal region cannot be
 */
export const renderImage = async (picture: Picture, asked: ImageOptions, format: Format): Promise<Buffer> => {
  const target = targetSize(picture, asked)
  const fit = asked.fitIn ? Math.min : Math.max
  const scale = fit(target.width / picture.width, target.height / picture.height)
  const svgWidth = Number(/ width="(\d+)"/.exec(picture.svg)?.[1] ?? picture.width)
  const drawn = {
    width: Math.max(1, Math.ceil(picture.width * scale)),
    height: Math.max(1, Math.ceil(picture.height * scale)),
  }
  const density = Math.max(LEAST_DENSITY, (NEUTRAL_DENSITY * drawn.width) / svgWidth)

  let image = sharp(Buffer.from(picture.svg), { density }).resize(drawn.width, drawn.height, { fit: 'fill' })
  // Of several sizes asked of one image sharp makes the last, and it turns first: what must come before is made before.
  const soFar = async (): Promise<sharp.Sharp> => sharp(await image.png({ compressionLevel: 0 }).toBuffer())
  if (asked.fitIn) {
    if (asked.fill) image = image.resize(target.width, target.height, { fit: 'contain', background: `#${asked.fill}` })
  } else if (asked.focal) {
    image = (await soFar())
      .extract(cropAround(asked.focal, picture, drawn, target))
      .resize(target.width, target.height, { fit: 'fill' })
  } else if (drawn.width !== target.width || drawn.height !== target.height) {
    image = image.resize(target.width, target.height, {
      fit: 'cover',
      position: asked.smart ? sharp.strategy.attention : 'centre',
    })
  }
  if (asked.rotate) image = (await soFar()).rotate(asked.rotate)
  if (asked.blur) image = image.blur(0.3 + asked.blur / 4)
  if (asked.brightness) image = image.modulate({ brightness: 1 + asked.brightness / 100 })
  if (asked.grayscale) image = image.grayscale()
  const quality = Math.max(1, asked.quality)
  // With less effort AVIF looks worse than WebP in the qualities that pages ask for, with more it takes seconds.
  if (format === 'avif') return image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
  if (format === 'webp') return image.webp({ quality, effort: 2 }).toBuffer()
  if (format === 'png') return image.png({ compressionLevel: 7, effort: 2 }).toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer()
}
