import { preload } from 'react-dom'
import { publicConfig } from '../../config/public'
import { imageUrl, isTransformable, sizeInUrl } from './image-url'

/** A photo of the stock system, or an asset of the CMS, whose size stands in its address. */
type PictureSource =
  | { url: string; alt: string; width: number; height: number }
  | { filename: string; alt: string; focus?: string | null }

export interface PictureProps {
  photo: PictureSource
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** Width over height to cut the picture to; its own proportions when left out. */
  ratio?: number
  /** The largest picture of the first screen: loaded at once and first. */
  priority?: boolean
  /** Instead of the photo's own text; empty for a picture that only repeats what stands beside it. */
  alt?: string
  /** Shown at most 96 px wide, so that it is offered in small sizes. */
  small?: boolean
  className?: string
}

/** The most common width of a phone, 412 px, at 1.75 pixels each takes 721. */
const USUAL = 724
/** Each less than 1.3 times the one before, so that no browser loads a picture much larger than its box. */
const WIDTHS = [128, 160, 208, 264, 336, 432, 560, USUAL, 928, 1200, 1560]
/** For pictures of 64 to 96 px on screens of one to three pixels each. */
const SMALL_WIDTHS = [80, 104, 136, 176, 224, 288]
const FALLBACK = { width: 1600, height: 1200 }

const dimensions = (photo: PictureSource) => ('url' in photo ? photo : (sizeInUrl(photo.filename) ?? FALLBACK))

/**
 * A picture in the sizes a browser may choose from, with its place kept free until it is there. The sizes are AVIF where the
 * image service makes it, and browsers without AVIF get one WebP: two lists of sizes would double the addresses in the HTML.
 */
export const Picture = ({ photo, sizes, ratio, priority = false, alt, small = false, className }: PictureProps) => {
  const url = 'url' in photo ? photo.url : photo.filename
  const focus = 'focus' in photo ? (photo.focus ?? undefined) : undefined
  const original = dimensions(photo)
  const shape = ratio ?? original.width / original.height
  const { avif } = publicConfig
  const at = (width: number, format: 'avif' | 'webp' = 'webp') =>
    imageUrl(url, { width, height: ratio === undefined ? 0 : Math.round(width / ratio), focus, format })
  const widths = (small ? SMALL_WIDTHS : WIDTHS).filter((width) => width <= original.width)
  const largest = widths.at(-1) ?? original.width
  const srcSet = widths.map((width) => `${at(width, avif ? 'avif' : 'webp')} ${width}w`).join(', ')
  const hasSizes = isTransformable(url)
  const src = at(Math.min(USUAL, largest))
  const type = avif ? 'image/avif' : 'image/webp'
  // React does this by itself for an image that is not in a `<picture>`. Only in the HTML: in the browser the image loads at
  // once, and the preload of a page that is rendered before it is shown would go unused.
  if (priority && hasSizes && typeof window === 'undefined')
    preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
  return (
    <picture>
      {hasSizes && avif && <source type={type} srcSet={srcSet} sizes={sizes} />}
      <img
        className={className}
        src={src}
        {...(hasSizes && !avif && { srcSet, sizes })}
        alt={alt ?? photo.alt}
        width={largest}
        height={Math.round(largest / shape)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}
