import type { Brand, Model, Trim } from '../../src/domain/model/types'
import type { VehicleCondition } from '../../src/domain/vehicle/types'
import { demoCatalogue } from '../catalogue'
import type { Random } from '../random'
import { EARLIER_TRIMS } from './earlier-trims'

/** What a vehicle in stock is, before it is looked at more closely. */
export interface Choice {
  condition: VehicleCondition
  brand: Brand
  model: Model
  trim: Trim
  /** Position of the trim in its model, 0 for the plainest. */
  level: number
  /** First and last year in which this version was built; null: still built. */
  built: { from: number; until: number | null }
}

/** How many of a make stand on the lots, relative to one another; 2 for those not listed. */
const BRAND_WEIGHTS: Record<string, number> = {
  peugeot: 22,
  renault: 17,
  citroen: 14,
  opel: 11,
  volvo: 9,
  dacia: 9,
  fiat: 8,
  mg: 6,
  volkswagen: 5,
  toyota: 4,
  ford: 3,
  skoda: 3,
  'renault-trucks': 0.6,
  iveco: 1,
}

/** Part of the used cars that are of an earlier version of their model. */
const EARLIER_SHARE = 0.62

const MODEL_WEIGHTS: Record<Model['category'], number> = { passenger: 10, van: 6, truck: 2 }

type Weighted<T> = readonly (readonly [T, number])[]

interface Offer {
  all: Weighted<Brand>
  distributed: Weighted<Brand>
  modelsOf: ReadonlyMap<string, Weighted<Model>>
}

let prepared: Offer | null = null

const prepare = (): Offer => {
  if (prepared) return prepared
  const { brands, models } = demoCatalogue()
  const weigh = (brand: Brand) => [brand, BRAND_WEIGHTS[brand.id] ?? 2] as const
  const modelsOf = new Map(
    brands.map(({ id }) => [
      id,
      models.filter(({ brandId }) => brandId === id).map((model) => [model, MODEL_WEIGHTS[model.category]] as const),
    ]),
  )
  prepared = { all: brands.map(weigh), distributed: brands.filter(({ sellsNew }) => sellsNew).map(weigh), modelsOf }
  return prepared
}

/** Chooses condition, then make, model and trim: new and demonstration cars only of the makes that the group distributes. */
export const chooseTrim = (random: Random): Choice => {
  const { all, distributed, modelsOf } = prepare()
  const condition = random.weighted([
    ['used', 60],
    ['new', 26],
    ['demo', 14],
  ] as const)
  const brand = random.weighted(condition === 'used' ? all : distributed)
  const model = random.weighted(modelsOf.get(brand.id) ?? [])
  const earlier = EARLIER_TRIMS.get(model.id)
  if (condition === 'used' && earlier && random.chance(EARLIER_SHARE)) {
    const { from, trim } = random.pick(earlier)
    return { condition, brand, model, trim, level: random.int(0, 2), built: { from, until: model.modelYear - 1 } }
  }
  const level = random.int(0, model.trims.length - 1)
  const trim = model.trims[level]
  if (!trim) throw new RangeError(`${model.id} has no trims`)
  return { condition, brand, model, trim, level, built: { from: model.modelYear, until: null } }
}
