import { carPhotoPath, DEMO_SPACE, PHOTO_HEIGHT, PHOTO_WIDTH } from '../../cars/photo-path'
import type { CarView } from '../../cars/photo-path'
import type { BodyStyle, Colour } from '../../../src/domain/vehicle/types'
import { slugify } from '../../../src/domain/routes/slugify'
import type { SceneName } from '../../scenes/scene-path'
import type { RawAsset } from './raw'

export const asset = (filename: string, alt: string): RawAsset => ({
  fieldtype: 'asset',
  filename,
  alt,
  title: '',
  focus: '',
})

/** A scene; the same seed draws the same picture. */
export const scene = (name: SceneName, seed: number, alt: string): RawAsset =>
  asset(
    `/f/${DEMO_SPACE}/${PHOTO_WIDTH}x${PHOTO_HEIGHT}/scene.${name}.${seed}/${slugify(alt).slice(0, 60).replace(/-$/, '')}.jpg`,
    alt,
  )

/** A drawn car of a brand. */
export const car = (
  brand: string,
  body: BodyStyle,
  colour: Colour,
  alt: string,
  view: CarView = 'side',
  seed = 1,
): RawAsset => asset(carPhotoPath({ body, colour, view, brand, seed }, alt), alt)
