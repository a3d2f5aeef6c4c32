import type { StoryProblem } from './parse/parse-story'
import type { Block } from './types'

/** The brand that a block asks for; undefined for one that asks for none. */
const askedBrand = (block: Block): string | undefined =>
  block.component === 'stock-preview' || block.component === 'model-list' ? block.brand : undefined

/** Whether a block asks for a brand that the group does not have. */
export const asksUnknownBrand = (block: Block, brands: readonly { key: string }[]): boolean => {
  const brand = askedBrand(block)
  return brand !== undefined && brands.every(({ key }) => key !== brand)
}

/** A problem for each block of a body that asks for a brand that the group does not have. */
export const unknownBrands = (
  body: readonly Block[],
  brands: readonly { key: string }[],
): Pick<StoryProblem, 'where' | 'reason'>[] =>
  body.flatMap((block) =>
    asksUnknownBrand(block, brands)
      ? [{ where: `page.body (${block.component})`, reason: `brand "${askedBrand(block) ?? ''}" is unknown` }]
      : [],
  )
