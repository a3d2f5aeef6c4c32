import type { IntlShape } from 'react-intl'
import type { ListFacet, ListQuery, ListSort, ListWish } from '../../domain/catalogue/list-query'
import { listWishes, withListFacet, withoutListWish } from '../../domain/catalogue/list-query'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { EMPTY_QUERY } from '../../domain/stock-search/engine/query'
import type { FacetLabels } from '../../domain/stock-search/text/text-search'
import type { Words } from '../stock/overview/describe-filters'
import { chosenLabel, optionLabel, wishLabel, wordsFor } from '../stock/overview/describe-filters'
import { overviewText } from '../stock/overview/overview-text'
import { dataMessageId } from '../../intl/message-id'

/** What a list is of; names its texts. */
export type ListKind = 'models' | 'offers'

/** Texts of a list: its own (`catalogue.models.…`), or else those of the stock overview. */
export const listWords = (
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
  kind: ListKind,
  labels: FacetLabels,
): Words => ({
  ...wordsFor(intl, labels),
  text: (id, values) => {
    const own = [`catalogue.${kind}.${id}`, `catalogue.${id}`].find((key) => key in intl.messages)
    return own === undefined ? overviewText(intl, id, values) : intl.formatMessage({ id: dataMessageId(own) }, values)
  },
})

/** An option as the visitor reads it. */
export const listOptionLabel = (words: Words, facet: ListFacet, option: string): string => {
  if (facet === 'duration') return /^\d{1,4}$/.test(option) ? formatMonths(Number(option)) : option
  if (facet === 'annualMileage')
    return /^\d{1,7}$/.test(option) ? words.text('perYear', { distance: formatKm(Number(option)) }) : option
  return optionLabel(words, facet, option)
}

/** An option away from its facet. */
const listChosenLabel = (words: Words, facet: ListFacet, option: string): string =>
  facet === 'duration' || facet === 'annualMileage'
    ? listOptionLabel(words, facet, option)
    : chosenLabel(words, facet, option)

/** A wish in words: "Essence, Diesel", "Prix : jusqu’à 30.000 €". */
export const listWishLabel = (words: Words, query: ListQuery, wish: ListWish): string =>
  wish.kind === 'range'
    ? wishLabel(words, { ...EMPTY_QUERY, ranges: query.ranges }, wish)
    : (query.facets[wish.id] ?? []).map((option) => listChosenLabel(words, wish.id, option)).join(', ')

/** A filter that is set, and the query without it. */
export interface ActiveListFilter {
  key: string
  label: string
  without: ListQuery
}

/** Every filter that is set, one by one. */
export const activeListFilters = (words: Words, query: ListQuery): ActiveListFilter[] =>
  listWishes(query).flatMap((wish): ActiveListFilter[] =>
    wish.kind === 'range'
      ? [{ key: wish.id, label: listWishLabel(words, query, wish), without: withoutListWish(query, wish) }]
      : (query.facets[wish.id] ?? []).map((option, _place, chosen) => ({
          key: `${wish.id}:${option}`,
          label: listChosenLabel(words, wish.id, option),
          without: withListFacet(
            query,
            wish.id,
            chosen.filter((one) => one !== option),
          ),
        })),
  )

/** An order in words; null is the one in which the list was given. */
export const listSortLabel = ({ text }: Words, sort: ListSort | null): string =>
  text(sort ? `sort.${sort.key}.${sort.direction}` : 'sort.given')
