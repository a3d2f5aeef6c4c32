import { drawCar } from '../../cars/draw-car'
import { parsePhotoPath, PHOTO_HEIGHT, PHOTO_WIDTH } from '../../cars/photo-path'
import { drawScene } from '../../scenes/draw-scene'
import { parseScenePath } from '../../scenes/scene-path'
import type { Format } from './options'

/** A drawing and what its original would be as a file. */
export interface Picture {
  svg: string
  /** Pixels of the original. */
  width: number
  height: number
  format: Format
}

/** Draws what an address names; null when it names nothing. */
export const pictureAt = (path: string): Picture | null => {
  const original = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT }
  const car = parsePhotoPath(path)
  if (car) return { ...original, svg: drawCar(car), format: car.view === 'cutout' ? 'png' : 'jpeg' }
  const scene = parseScenePath(path)
  return scene && { ...original, svg: drawScene(scene), format: 'jpeg' }
}
