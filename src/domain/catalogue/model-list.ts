import type { Model, LeaseOffer, Trim } from '../model/types'
import type { ListItem, ListRow } from './search-list'
import type { ListSpec } from './list-query'

/** What the list of a brand's models knows of one. */
export type ModelListing = Pick<
  Model,
  'id' | 'brandId' | 'brandName' | 'slug' | 'name' | 'category' | 'bodyStyle' | 'tagline' | 'photos' | 'fromPrice'
> & {
  trims: Pick<
    Trim,
    | 'id'
    | 'fuel'
    | 'transmission'
    | 'driveType'
    | 'powerHp'
    | 'electricRange'
    | 'seatCount'
    | 'price'
    | 'fuelConsumption'
    | 'powerConsumption'
    | 'co2'
  >[]
}

/** A private lease offer on one of them. */
export type ListedLease = Pick<
  LeaseOffer,
  | 'id'
  | 'kind'
  | 'modelId'
  | 'trimId'
  | 'monthlyPrice'
  | 'taxIncluded'
  | 'duration'
  | 'annualMileage'
  | 'deposit'
  | 'establishmentFee'
  | 'completePrice'
>

/** A version of a model, with the offer on it. */
export interface ModelRow extends ListRow {
  trim: ModelListing['trims'][number] | null
  lease: ListedLease | null
}

const cheapest = (offers: readonly ListedLease[]): ListedLease | null =>
  offers.reduce<ListedLease | null>(
    (least, offer) => (least === null || offer.monthlyPrice < least.monthlyPrice ? offer : least),
    null,
  )

/** Models with their versions as the ways to have one. A model without versions is found by what is said of it. */
export const modelItems = (
  models: readonly ModelListing[],
  offers: readonly ListedLease[],
): ListItem<ModelListing, ModelRow>[] =>
  models.map((model) => {
    const ofModel = offers.filter(({ modelId, kind }) => modelId === model.id && kind === 'private')
    const shared = { category: model.category, bodyStyle: model.bodyStyle }
    const rows = model.trims.map((trim): ModelRow => {
      const lease = cheapest(ofModel.filter(({ trimId }) => trimId === trim.id))
      return {
        trim,
        lease,
        facets: {
          ...shared,
          fuel: trim.fuel,
          transmission: trim.transmission,
          driveType: trim.driveType,
          seatCount: String(trim.seatCount),
        },
        ranges: {
          price: trim.price,
          power: trim.powerHp,
          electricRange: trim.electricRange,
          instalment: lease?.monthlyPrice ?? null,
        },
      }
    })
    const bare: ModelRow = { trim: null, lease: cheapest(ofModel), facets: shared, ranges: { price: model.fromPrice } }
    return { value: model, name: model.name, rows: rows.length > 0 ? rows : [bare] }
  })

/** What models are filtered and sorted by. */
export const MODEL_LIST: ListSpec = {
  facets: ['category', 'bodyStyle', 'fuel', 'driveType', 'transmission', 'seatCount'],
  ranges: ['price', 'instalment', 'power', 'electricRange'],
  sorts: [
    { key: 'name', direction: 'asc' },
    { key: 'price', direction: 'asc' },
    { key: 'price', direction: 'desc' },
    { key: 'instalment', direction: 'asc' },
    { key: 'power', direction: 'desc' },
    { key: 'electricRange', direction: 'desc' },
  ],
}
