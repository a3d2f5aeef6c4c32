import type { StoryProblem } from './parse/parse-story'
import type { Block } from './types'

/** Records that blocks name by id. */
export interface NamedRecords {
  brands: readonly { key: string }[]
  locations: readonly { key: string }[]
  models: readonly { key: string }[]
  /** They may be of models that are no longer sold new. */
  vehicles: readonly { modelId: string }[]
}

/** The brand that a block asks for; undefined for one that asks for none. */
const askedBrand = (block: Block): string | undefined => ('brand' in block ? block.brand : undefined)

/** The dealership that a block names. */
const namedLocation = (block: Block): string | undefined => ('location' in block ? block.location : undefined)

/** The model that a block names. */
const namedModel = (block: Block): string | undefined => ('model' in block ? block.model : undefined)

const isMissing = (id: string | undefined, records: readonly { key: string }[]): boolean =>
  id !== undefined && records.every(({ key }) => key !== id)

/** Whether a block asks for a brand that the group does not have. */
export const asksUnknownBrand = (block: Block, brands: NamedRecords['brands']): boolean =>
  isMissing(askedBrand(block), brands)

/** A problem for each field of a body that names a brand, a model or a dealership that the group does not have. */
export const unknownRecords = (
  body: readonly Block[],
  { brands, locations, models, vehicles }: NamedRecords,
): Pick<StoryProblem, 'where' | 'reason'>[] =>
  body.flatMap((block) => {
    const problemOf = (field: string, id: string | undefined, records: readonly { key: string }[]) =>
      isMissing(id, records)
        ? [{ where: `page.body (${block.component}).${field}`, reason: `${field} "${id ?? ''}" is unknown` }]
        : []
    const model = namedModel(block)
    const isInStock = (): boolean => vehicles.some(({ modelId }) => modelId === model)
    return [
      ...problemOf('brand', askedBrand(block), brands),
      ...problemOf('model', model, models).filter(() => !isInStock()),
      ...problemOf('location', namedLocation(block), locations),
    ]
  })
