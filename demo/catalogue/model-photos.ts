import type { BodyStyle, Colour, Photo } from '../../src/domain/vehicle/types'
import { carPhotoPath, PHOTO_HEIGHT, PHOTO_WIDTH } from '../cars/photo-path'
import type { CarView } from '../cars/photo-path'
import { hashText } from '../random'

/** Views of a car, and what is to be seen on them. */
export const VIEW_TEXTS: Record<CarView, string> = {
  side: 'vue trois quarts avant',
  rear_side: 'vue trois quarts arrière',
  front: 'vue de face',
  detail: 'détail de la carrosserie',
  wheel: 'jante',
  light: 'signature lumineuse',
  interior: 'habitacle',
  dashboard: 'poste de conduite',
  seats: 'sièges',
  boot: 'coffre',
  cutout: 'photo détourée',
}

const MODEL_VIEWS: readonly CarView[] = [
  'side',
  'rear_side',
  'front',
  'dashboard',
  'seats',
  'light',
  'wheel',
  'boot',
  'cutout',
]

interface PhotoSubject {
  brandId: string
  /** Brand and model. */
  title: string
  body: BodyStyle
  colour: Colour
}

/** A picture of a car, with its alternative text. */
export const carPhoto = ({ brandId, title, body, colour }: PhotoSubject, view: CarView, seed: number): Photo => ({
  url: carPhotoPath({ body, colour, view, brand: brandId, seed }, `${title} ${view}`),
  alt: `${title}, ${VIEW_TEXTS[view]}`,
  width: PHOTO_WIDTH,
  height: PHOTO_HEIGHT,
})

/** The pictures of a new model; the last one is cut out. */
export const modelPhotos = (subject: PhotoSubject): Photo[] => {
  const seed = hashText(subject.title) % 1_000
  return MODEL_VIEWS.map((view) => carPhoto(subject, view, seed))
}
