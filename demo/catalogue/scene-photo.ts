import type { Photo } from '../../src/domain/vehicle/types'
import { slugify } from '../../src/domain/routes/slugify'
import { DEMO_SPACE, PHOTO_HEIGHT, PHOTO_WIDTH } from '../cars/photo-path'

type Scene = 'showroom' | 'workshop' | 'town' | 'charging' | 'portrait'

/** A drawn picture that is not of one car. */
export const scenePhoto = (scene: Scene, seed: number, alt: string): Photo => ({
  url: `/f/${DEMO_SPACE}/${PHOTO_WIDTH}x${PHOTO_HEIGHT}/scene.${scene}.${seed}/${slugify(alt)}.jpg`,
  alt,
  width: PHOTO_WIDTH,
  height: PHOTO_HEIGHT,
})
