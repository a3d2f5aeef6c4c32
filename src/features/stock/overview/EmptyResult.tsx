import { Link } from '../../../components/ui/Link'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import type { NearMatch } from '../../../domain/stock-search/engine/search-result'
import type { Words } from './describe-filters'
import { contactWith } from '../../enquiry/attachments/carried'
import { wishLabel } from './describe-filters'
import { NothingFound } from './NothingFound'

interface Props {
  query: StockQuery
  near: readonly NearMatch[]
  unknownWords: readonly string[]
  words: Words
  hrefOf: (query: StockQuery) => string
  /** What the same filters find in the whole stock; null where this is it. */
  elsewhere: { to: string; count: number } | null
}

/** No vehicle fits: what would, if one wish were given up. */
export const EmptyResult = ({ query, near, unknownWords, words, hrefOf, elsewhere }: Props) => {
  const { text } = words
  return (
    <NothingFound
      title={text('empty')}
      text={text('emptyText')}
      contact={contactWith('search')}
      ways={near.map(({ wish, query: next, count }) => ({
        id: JSON.stringify(wish),
        to: hrefOf(next),
        wish: wishLabel(words, query, wish),
        count: text('count', { count }),
      }))}
      note={
        unknownWords.length > 0 && (
          <p>
            {text('unknownWords', {
              count: unknownWords.length,
              words: unknownWords.map((word) => `«\u202f${word}\u202f»`).join(', '),
            })}
          </p>
        )
      }
    >
      {elsewhere && elsewhere.count > 0 && (
        <ul>
          <li>
            <Link to={elsewhere.to}>
              {text('elsewhere')} <b>{text('count', { count: elsewhere.count })}</b>
            </Link>
          </li>
        </ul>
      )}
    </NothingFound>
  )
}
