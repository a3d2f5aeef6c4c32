import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import type { ListQuery } from '../../domain/catalogue/list-query'
import type { NearList } from '../../domain/catalogue/search-list'
import * as page from '../page/page.module.css'
import type { Words } from '../stock/overview/describe-filters'
import * as styles from '../stock/overview/overview.module.css'
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
  return (
    <div className={`${page.box} ${styles.empty}`}>
      <h2>{text('empty')}</h2>
      <p>{text(near.length > 0 ? 'near' : 'emptyText')}</p>
      {near.length > 0 && (
        <ul>
          {near.map((match) => (
            <li key={match.wish.id}>
              <Link to={hrefOf(match.query)}>{text('nearWithout', { wish: listWishLabel(words, query, match.wish) })} <b>{text('count', { count: match.count })}</b></Link>
            </li>
          ))}
        </ul>
      )}
      <Button to="/contact" variant="secondary">{text('contact')}</Button>
    </div>
  )
}
