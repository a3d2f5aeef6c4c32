import type { FoundName } from './read-names'
import { REFUSAL } from '../../words/refusal'

const REFUSED_WORD = new RegExp(`(?<= )${REFUSAL}\\w+ `, 'g')

/** Body styles wished in a sentence. They pick one model of a family, as in "Golf break". */
export const namedBodies = (text: string): string[] =>
  [
    [/ (?:break|kombi|sw|station wagon) /, 'estate'],
    [/ (?:cabriolet|cabrio|decapotable) /, 'convertible'],
    [/ (?:utilitaires?|fourgon|fourgonnette|lieferwagen|kastenwagen) /, 'panel_van'],
  ].flatMap(([pattern, body]) =>
    pattern instanceof RegExp && pattern.test(text.replace(REFUSED_WORD, '')) ? [String(body)] : [],
  )

/** Of models of several makes that are called the same, those of a make that was named. */
export const modelsOfMake = (names: readonly FoundName[]): FoundName[] => {
  const makes = new Set(
    names.filter(({ name, isUnwished }) => name.facet === 'brand' && !isUnwished).map(({ name }) => name.id),
  )
  return names.filter(
    ({ name }) =>
      name.facet === 'brand' ||
      makes.has(name.brandId) ||
      !names.some((other) => other.name.key === name.key && makes.has(other.name.brandId)),
  )
}

/** Ids of the models that a sentence wants, each once. */
export const modelIdsOf = ({ names }: { names: readonly FoundName[] }): string[] => [
  ...new Set(
    names
      .filter(({ name, isRefused, isOwn, isUnwished }) => name.facet === 'model' && !isRefused && !isOwn && !isUnwished)
      .map(({ name }) => name.id),
  ),
]
