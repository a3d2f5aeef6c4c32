import type { StockQuery } from '../../../stock-search/engine/query'
import type { Knowledge } from '../../knowledge/knowledge'
import { isOtherCar, isOtherMake } from './other-cars'
import type { FoundName } from './read-names'

/** "Une Fiesta ou quelque chose du même genre". */
const LIKE =
  / ou (?:(?:quelque chose|un truc|une? (?:autre|voiture|auto|modele|chose)|autre chose|autre|des voitures)(?: (?:voiture|auto|modele))? )?(?:du meme (?:genre|style|type|gabarit|acabit)|dans le meme (?:genre|style|gabarit)|de (?:ce|meme) (?:genre|type|style|gabarit|taille)|dans ce (?:genre|style)|(?:de |d )?similaires?|equivalente?s?|comparables?|semblables?|approchante?s?|qui (?:y )?ressemble|du genre)(?= )/

/** A make before a model that the stock lacks, beside another car: "Skoda Kodiaq ou XC60" looks for no other Skoda. */
export const withoutLackingModels = (whole: string, names: readonly FoundName[]): FoundName[] => {
  if (!names.some(({ name, isRefused }) => name.facet === 'model' && !isRefused)) return [...names]
  return names.map((found) => {
    const [, next = ''] = new RegExp(` ${found.name.brandFirst} (\\w+) `).exec(whole) ?? []
    const isLacking = found.name.facet === 'brand' && isOtherCar(next) && !isOtherMake(next)
    return isLacking ? { ...found, isUnwished: true as const } : found
  })
}

/** Vehicles of the same body styles, where a sentence wants those like a named one that is not in stock. */
export const orAlike = (
  query: StockQuery,
  whole: string,
  names: readonly FoundName[],
  { vehiclesOf }: Pick<Knowledge, 'vehiclesOf'>,
): StockQuery => {
  const models = query.facets['model'] ?? []
  if (models.length === 0 || !LIKE.test(whole) || models.some((id) => vehiclesOf(id).length > 0)) return query
  const bodies = names.filter(({ name }) => models.includes(name.id)).flatMap(({ name }) => [...name.bodies])
  const facets = Object.fromEntries(Object.entries(query.facets).filter(([facet]) => facet !== 'model'))
  return { ...query, facets: { bodyStyle: [...new Set(bodies)], ...facets } }
}
