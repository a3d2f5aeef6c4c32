import type { StockQuery } from '../../stock-search/engine/query'
import type { Sentence } from '../words/sentence'

/** What can be had at once: "sur place", "livraison immédiate". */
const ON_SITE =
  /(?<= )(?:(?:deja |directement |physiquement )?sur place|(?:deja|physiquement|disponibles?) en concession|livraison (?:immediate|aujourd hui|sans (?:delai|attente))|livrables? (?:de suite|aujourd hui|sans (?:delai|attente))|(?:pas|non) sur commande|sans (?:delai|attente)(?: de livraison)?)(?= )/
/** What is done at a dealership rather than what stands there. */
const DONE_THERE =
  / (?:voir|essay\w*|mang\w*|pay\w*|sign\w*|repar\w*|venir|passer|atelier|attendre|boire|garer|faire|regl\w*|recharg\w*|rest\w*|demont\w*|lav\w*|deplac\w*|rendez vous) /

/** Takes out that a vehicle should stand at a dealership already. @returns whether it was said */
export const readOnSite = (sentence: Sentence): boolean =>
  !DONE_THERE.test(sentence.text()) && sentence.take(ON_SITE, () => undefined)

/** The query for vehicles that can be had now, where it has other wishes: "sur place" alone looks for none. */
export const availableNow = (query: StockQuery): StockQuery =>
  Object.keys(query.facets).length + Object.keys(query.ranges).length > 0 && !query.facets['availability']
    ? { ...query, facets: { ...query.facets, availability: ['available'] } }
    : query
