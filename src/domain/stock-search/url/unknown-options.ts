import { ownOf } from '../../collections/own'
import { alternativesOf } from '../engine/query'
import type { StockQuery } from '../engine/query'
import type { FacetId } from '../fields'
import { OPTION_NAMES } from './option-names'
import { FACET_PARAMETERS, PARAMETERS } from './parameters'
import type { Problem } from './parameters'

/**
 * Options that a query asks for and the stock does not have, as the address names them.
 *
 * @param features of the stock's equipment; left out while they are not known. Of alternatives the stock needs one.
 */
export const unknownOptions = (
  query: StockQuery,
  options: (facet: string) => readonly string[] | undefined,
  features?: readonly { label: string }[],
): Problem[] => [
  ...Object.entries(query.facets).flatMap(([id, asked]) => {
    const known = options(id)
    const names = OPTION_NAMES[id as FacetId]
    return asked.flatMap((option) =>
      known?.includes(option)
        ? []
        : [
            {
              parameter: (FACET_PARAMETERS as Readonly<Record<string, string>>)[id] ?? id,
              value: ownOf(names, option) ?? option,
            },
          ],
    )
  }),
  ...(features
    ? query.equipment
        .map((wish) => [wish, ...alternativesOf(wish)])
        .filter((labels) => !features.some(({ label }) => labels.includes(label)))
        .flatMap(([, ...labels]) => labels)
        .map((value) => ({ parameter: PARAMETERS.equipment, value }))
    : []),
]
