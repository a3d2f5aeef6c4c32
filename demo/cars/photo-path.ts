import { slugify } from '../../src/domain/routes/slugify'
import { BODY_STYLES, COLOURS } from '../../src/domain/vehicle/types'
import type { BodyStyle, Colour } from '../../src/domain/vehicle/types'

/** Angles and details from which a demo car is drawn; `cutout` has no background. */
export const CAR_VIEWS = [
  'side',
  'rear_side',
  'front',
  'detail',
  'wheel',
  'light',
  'interior',
  'dashboard',
  'seats',
  'boot',
  'cutout',
] as const
export type CarView = (typeof CAR_VIEWS)[number]

/** Everything that decides what a demo car's picture looks like. */
export interface CarPhoto {
  body: BodyStyle
  colour: Colour
  view: CarView
  /** Id of the brand. */
  brand: string
  /** Not negative; the same seed draws the same wheels, light and background. */
  seed: number
}

/** Space id of the demo group in its content API. */
export const DEMO_SPACE = '88001'
/** Pixels of every drawn original. */
export const PHOTO_WIDTH = 1600
export const PHOTO_HEIGHT = 1200

const extensionOf = (view: CarView): 'png' | 'jpg' => (view === 'cutout' ? 'png' : 'jpg')

/**
 * Root-relative address of a drawn car on the image service; the API that serves it puts its own base in front.
 *
 * @param fileName what a visitor's download is called, without extension; words of any kind.
 * @example carPhotoPath({ body: 'suv', colour: 'blue', view: 'side', brand: 'peugeot', seed: 7 }, 'Peugeot 3008')
 * // '/f/88001/1600x1200/suv.blue.side.peugeot.7/peugeot-3008.jpg'
 */
export const carPhotoPath = ({ body, colour, view, brand, seed }: CarPhoto, fileName: string): string =>
  `/f/${DEMO_SPACE}/${PHOTO_WIDTH}x${PHOTO_HEIGHT}/${body}.${colour}.${view}.${brand}.${seed}/` +
  `${slugify(fileName) || 'photo'}.${extensionOf(view)}`

const PATTERN = new RegExp(
  `^/f/${DEMO_SPACE}/${PHOTO_WIDTH}x${PHOTO_HEIGHT}/` +
    '([a-z_]+)\\.([a-z]+)\\.([a-z_]+)\\.([a-z0-9-]+)\\.(0|[1-9]\\d{0,9})/[a-z0-9-]+\\.(jpg|png)$',
)

const memberOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text)

/** Reads the address that `carPhotoPath` wrote; null for any other path. */
export const parsePhotoPath = (path: string): CarPhoto | null => {
  const [, bodyText, colourText, viewText, brand, seed, extension] = PATTERN.exec(path) ?? []
  const body = memberOf(BODY_STYLES, bodyText)
  const colour = memberOf(COLOURS, colourText)
  const view = memberOf(CAR_VIEWS, viewText)
  if (!body || !colour || !view || !brand || extension !== extensionOf(view)) return null
  return { body, colour, view, brand, seed: Number(seed) }
}
