import type { ListQuery } from '../../domain/catalogue/list-query'
import type { NearList } from '../../domain/catalogue/search-list'
import type { Words } from '../stock/overview/describe-filters'
import { NothingFound } from '../stock/overview/NothingFound'
import { listWishLabel } from './describe-list'

interface Props {
  query: ListQuery
  near: readonly NearList[]
  words: Words
  hrefOf: (query: ListQuery) => string
}

/** Nothing fits: what would, if one wish were given up. */
export const EmptyList = ({ query, near, words, hrefOf }: Props) => {
  const { text } = words
  const ways = near.map(({ wish, query: next, count }) => ({
    id: wish.id,
    to: hrefOf(next),
    wish: listWishLabel(words, query, wish),
    count: text('count', { count }),
  }))
  return <NothingFound title={text('empty')} text={text('emptyText')} ways={ways} />
}
