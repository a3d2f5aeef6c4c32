import type { CarView } from './photo-path'
import type { CameraAngle } from './geometry/camera'

/** Views that show the car from outside; the others are of its inside. */
export type OutsideView = Exclude<CarView, 'interior' | 'dashboard' | 'seats' | 'boot'>

interface Viewpoint extends CameraAngle {
  /** What fills the picture: the whole car, or a part around a point of the flank. */
  of: 'car' | 'wheel' | 'lamp' | 'door'
}

export const VIEWPOINTS: Record<OutsideView, Viewpoint> = {
  side: { azimuth: 41, elevation: 7, distance: 900, of: 'car' },
  rear_side: { azimuth: -42, elevation: 8, distance: 900, of: 'car' },
  front: { azimuth: 74, elevation: 7, distance: 850, of: 'car' },
  cutout: { azimuth: 40, elevation: 6, distance: 950, of: 'car' },
  detail: { azimuth: 22, elevation: 9, distance: 800, of: 'door' },
  wheel: { azimuth: 16, elevation: 4, distance: 900, of: 'wheel' },
  light: { azimuth: 52, elevation: 8, distance: 800, of: 'lamp' },
}
