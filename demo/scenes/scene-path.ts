import { DEMO_SPACE, PHOTO_HEIGHT, PHOTO_WIDTH } from '../cars/photo-path'

/** Drawn pictures of places and people. */
export const SCENES = [
  'showroom',
  'workshop',
  'tyres',
  'town',
  'charging',
  'handover',
  'portrait',
  'history',
  'fleet',
  'documents',
] as const
export type SceneName = (typeof SCENES)[number]

/** Everything that decides what a scene looks like. */
export interface ScenePhoto {
  name: SceneName
  /** Not negative; the same seed draws the same picture. */
  seed: number
}

const PATTERN = new RegExp(
  `^/f/${DEMO_SPACE}/${PHOTO_WIDTH}x${PHOTO_HEIGHT}/scene\\.([a-z]+)\\.(0|[1-9]\\d{0,9})/[a-z0-9-]+\\.jpg$`,
)

/** Reads the address of a scene; null for any other path. */
export const parseScenePath = (path: string): ScenePhoto | null => {
  const [, nameText, seed] = PATTERN.exec(path) ?? []
  const name = SCENES.find((value) => value === nameText)
  return name === undefined ? null : { name, seed: Number(seed) }
}
