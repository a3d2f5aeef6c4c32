interface Transform {
  /** Pixels; without a height the picture keeps its proportions. */
  width: number
  height?: number
  /** 0 to 100. */
  quality?: number
  /** Point that stays visible when the picture is cut, as the CMS writes it: `x1xy1:x2xy2`. */
  focus?: string
  /** WebP unless told: readers of shared links want JPEG. */
  format?: 'webp' | 'jpeg'
}

const FOCUS = /^\d+x\d+:\d+x\d+$/

/** Whether the image service can make other sizes of a picture. */
export const isTransformable = (url: string): boolean => /\/f\/\d+\/\d+x\d+\/.+\.(?:jpe?g|png|webp)$/i.test(url)

/**
 * Address of a picture in another size.
 *
 * @example imageUrl('https://a.example/f/1/1600x1200/x/car.jpg', { width: 640 })
 * // 'https://a.example/f/1/1600x1200/x/car.jpg/m/640x0/filters:quality(72):format(webp)'
 */
export const imageUrl = (
  url: string,
  { width, height = 0, quality = 72, focus, format = 'webp' }: Transform,
): string => {
  if (!isTransformable(url)) return url
  const focal = focus && FOCUS.test(focus) ? `:focal(${focus})` : ''
  return `${url}/m/${width}x${height}/filters:quality(${quality})${focal}:format(${format})`
}

/** Pixels of an original, as its address tells them (`…/1600x1200/…`); null when it does not. */
export const sizeInUrl = (url: string): { width: number; height: number } | null => {
  const match = /\/f\/\d+\/([1-9]\d*)x([1-9]\d*)\//.exec(url)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null
}
