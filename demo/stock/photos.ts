import type { BodyStyle, Colour, Photo } from '../../src/domain/vehicle/types'
import type { CarView } from '../cars/photo-path'
import { carPhoto } from '../catalogue/model-photos'
import type { Random } from '../random'

/** Order in which a dealer's photographer walks round a car. */
const ROUND: readonly CarView[] = [
  'side',
  'rear_side',
  'front',
  'dashboard',
  'interior',
  'seats',
  'boot',
  'wheel',
  'light',
  'detail',
]
const SECOND_ROUND: readonly CarView[] = [
  'interior',
  'detail',
  'dashboard',
  'seats',
  'wheel',
  'boot',
  'light',
  'rear_side',
  'front',
  'side',
]

/** So many ways to draw one car in one colour; few enough for the image service to remember what it drew. */
const SEEDS = 60

/** 6 to 20 photos of one vehicle. */
export const photosOf = (
  random: Random,
  car: { brandId: string; title: string; body: BodyStyle; colour: Colour },
): Photo[] => {
  const seed = random.int(0, SEEDS - 1)
  const count = random.int(6, 20)
  return [...ROUND, ...SECOND_ROUND]
    .slice(0, count)
    .map((view, index) => carPhoto(car, view, index < ROUND.length ? seed : seed + SEEDS))
}
