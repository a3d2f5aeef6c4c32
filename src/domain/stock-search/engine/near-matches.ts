import { withoutWish, wishesOf } from './query'
import type { StockQuery } from './query'
import type { NearMatch } from './search-result'

/** The queries with one wish less that find something, most first. */
export const nearMatchesOf = (query: StockQuery, countOf: (query: StockQuery) => number): NearMatch[] =>
  wishesOf(query)
    .map((wish) => {
      const wider = withoutWish(query, wish)
      return { wish, query: wider, count: countOf(wider) }
    })
    .filter((near) => near.count > 0)
    .sort((a, b) => b.count - a.count)
