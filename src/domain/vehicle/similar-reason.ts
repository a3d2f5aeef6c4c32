import type { Comparable } from './nearest'

/** Ways in which two vehicles are alike, the one that says most first. */
export const LIKENESSES = ['model', 'brand', 'fuel', 'power', 'year', 'condition', 'bodyStyle'] as const
export type Likeness = (typeof LIKENESSES)[number]

/** What a card of another vehicle still knows exactly; not its mileage, which is rounded there (`cardOf`). */
type Known = Pick<
  Comparable,
  'brandId' | 'modelId' | 'category' | 'bodyStyle' | 'fuel' | 'condition' | 'powerHp' | 'registrationYear'
>

/** A tenth more or less is the same kind of engine. */
const CLOSE_POWER = 0.1

const isAlike: Record<Likeness, (a: Known, b: Known) => boolean> = {
  model: (a, b) => a.modelId === b.modelId,
  // A model is of its brand: that would be said twice.
  brand: (a, b) => a.brandId === b.brandId && a.modelId !== b.modelId,
  fuel: (a, b) => a.fuel === b.fuel,
  power: (a, b) => Math.abs(a.powerHp - b.powerHp) <= CLOSE_POWER * Math.max(a.powerHp, b.powerHp),
  year: (a, b) => a.registrationYear === b.registrationYear,
  condition: (a, b) => a.condition === b.condition,
  bodyStyle: (a, b) => a.category === b.category && a.bodyStyle === b.bodyStyle,
}

/**
 * Why a vehicle is shown beside another one: what the choice of `createSimilar` weighs, as far as it can be told.
 *
 * @param count how many reasons at most
 */
export const similarReasons = (vehicle: Known, other: Known, count = 2): Likeness[] =>
  LIKENESSES.filter((likeness) => isAlike[likeness](vehicle, other)).slice(0, count)
