/** Formats that the image service writes. */
export const FORMATS = ['webp', 'png', 'jpeg', 'avif'] as const
export type Format = (typeof FORMATS)[number]

/** A rectangle of the original, in its pixels. */
export interface Region {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is asked for beside the picture itself. */
export interface ImageOptions {
  /** Pixels; 0 for "as the other side and the shape of the picture demand". */
  width: number
  height: number
  /** Keeps the whole picture within the size instead of filling it. */
  fitIn: boolean
  /** Crops around what strikes the eye. */
  smart: boolean
  /** 0 to 100 */
  blur: number
  quality: number
  /** 0 to 100, in per cent brighter. */
  brightness: number
  /** Degrees, clockwise. */
  rotate: 0 | 90 | 180 | 270
  /** Null for "what the reader accepts". */
  format: Format | null
  /** What must stay in a crop. */
  focal: Region | null
  grayscale: boolean
  /** Six hex digits: fills what `fitIn` leaves free. */
  fill: string | null
}

export const DEFAULTS: ImageOptions = {
  width: 0,
  height: 0,
  fitIn: false,
  smart: false,
  blur: 0,
  quality: 80,
  brightness: 0,
  rotate: 0,
  format: null,
  focal: null,
  grayscale: false,
  fill: null,
}

/** Pixels of the longest side that is made. */
export const MAX_SIDE = 4_000

/** A filter or size that cannot be; `part` is the culprit as it was written. */
export class ImageOptionError extends Error {
  override name = 'ImageOptionError'
  constructor(
    readonly part: string,
    problem: string,
  ) {
    super(`${part}: ${problem}`)
  }
}
