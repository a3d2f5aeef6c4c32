import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import type { NearMatch } from '../../../domain/stock-search/engine/stock-search'
import * as page from '../../page/page.module.css'
import type { Words } from './describe-filters'
import { wishLabel } from './describe-filters'
import * as styles from './overview.module.css'

interface Props {
  query: StockQuery
  near: readonly NearMatch[]
  unknownWords: readonly string[]
  words: Words
  hrefOf: (query: StockQuery) => string
  /** What the same filters find in the whole stock; null where this is it. */
  elsewhere: { to: string; count: number } | null
}

/** Nothing fits: what would, if one wish were given up. */
export const EmptyResult = ({ query, near, unknownWords, words, hrefOf, elsewhere }: Props) => {
  const { text } = words
  return (
    <div className={`${page.box} ${styles.empty}`}>
      <h2>{text('empty')}</h2>
      {unknownWords.length > 0 && <p>{text('unknownWords', { count: unknownWords.length, words: unknownWords.map((word) => `«\u202f${word}\u202f»`).join(', ') })}</p>}
      {near.length > 0 ? (
        <>
          <p>{text('near')}</p>
          <ul>
            {near.map((match) => (
              <li key={JSON.stringify(match.wish)}>
                <Link to={hrefOf(match.query)}>{text('nearWithout', { wish: wishLabel(words, query, match.wish) })} <b>{text('count', { count: match.count })}</b></Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{text('emptyText')}</p>
      )}
      {elsewhere && elsewhere.count > 0 && (
        <ul>
          <li><Link to={elsewhere.to}>{text('elsewhere')} <b>{text('count', { count: elsewhere.count })}</b></Link></li>
        </ul>
      )}
      <Button to="/contact" variant="secondary">{text('contact')}</Button>
    </div>
  )
}
