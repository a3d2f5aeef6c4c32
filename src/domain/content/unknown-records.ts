import type { StoryProblem } from './parse/parse-story'
import type { Block } from './types'

/** Records that blocks name by id. */
export interface NamedRecords {
  brands: readonly { key: string }[]
  locations: readonly { key: string }[]
}

/** The brand that a block asks for; undefined for one that asks for none. */
const askedBrand = (block: Block): string | undefined => ('brand' in block ? block.brand : undefined)

/** The dealership that a block names. */
const namedLocation = (block: Block): string | undefined => ('location' in block ? block.location : undefined)

const isMissing = (id: string | undefined, records: readonly { key: string }[]): boolean =>
  id !== undefined && records.every(({ key }) => key !== id)

/** Whether a block asks for a brand that the group does not have. */
export const asksUnknownBrand = (block: Block, brands: NamedRecords['brands']): boolean =>
  isMissing(askedBrand(block), brands)

/** A problem for each field of a body that names a brand or a dealership that the group does not have. */
export const unknownRecords = (
  body: readonly Block[],
  { brands, locations }: NamedRecords,
): Pick<StoryProblem, 'where' | 'reason'>[] =>
  body.flatMap((block) => {
    const problemOf = (field: 'brand' | 'location', id: string | undefined, records: readonly { key: string }[]) =>
      isMissing(id, records)
        ? [{ where: `page.body (${block.component}).${field}`, reason: `${field} "${id ?? ''}" is unknown` }]
        : []
    return [...problemOf('brand', askedBrand(block), brands), ...problemOf('location', namedLocation(block), locations)]
  })
