import { drawCar } from '../../cars/draw-car'
import { parsePhotoPath, PHOTO_HEIGHT, PHOTO_WIDTH } from '../../cars/photo-path'
import { drawScene } from '../../scenes/draw-scene'
import { parseScenePath } from '../../scenes/scene-path'
import type { Format } from './options'

/** A drawing and what its original would be as a file. */
export interface Picture {
  /** Drawn when it is read, which takes milliseconds. */
  readonly svg: string
  /** Pixels of the original. */
  width: number
  height: number
  format: Format
}

const drawnWhenRead = (draw: () => string, format: Format): Picture => {
  let drawn: string | undefined
  return {
    width: PHOTO_WIDTH,
    height: PHOTO_HEIGHT,
    format,
    get svg() {
      return (drawn ??= draw())
    },
  }
}

/** The picture that an address names; null when it names nothing. */
export const pictureAt = (path: string): Picture | null => {
  const car = parsePhotoPath(path)
  if (car) return drawnWhenRead(() => drawCar(car), car.view === 'cutout' ? 'png' : 'jpeg')
  const scene = parseScenePath(path)
  return scene && drawnWhenRead(() => drawScene(scene), 'jpeg')
}
