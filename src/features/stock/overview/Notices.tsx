import { memo } from 'react'
import { Button } from '../../../components/ui/Button'
import type { StockProblem } from '../load-stock'
import type { Problem } from '../../../domain/stock-search/url/parameters'
import type { Words } from './describe-filters'
import * as styles from './overview.module.css'

interface Props {
  problem: StockProblem | null
  /** What the address asks for and cannot be. */
  ignored: readonly Problem[]
  /** What the address asks for and the stock does not have. */
  missing: readonly Problem[]
  /** What the address asks for and the page, by its path, never shows. */
  outside: readonly Problem[]
  /** The page that the address asks for and the list does not have; null where there is none. */
  pageBeyond: number | null
  /** The last page, which is shown in its place. */
  pages: number
  words: Words
  onRetry: () => void
}

/** So many are told one by one; a link that asks for more is no visitor's. */
const MOST = 5
/** Longer values are nobody's words. */
const LONGEST = 60
const short = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)

/** What the visitor has to know of the list that they see. */
export const Notices = memo(function Notices({ problem, ignored, missing, outside, pageBeyond, pages, words: { text }, onRetry }: Props) {
  const told = Object.entries({ ignored, outside, missing }).flatMap(([id, problems]) => problems.map((one) => ({ ...one, id })))
  return (
    <div className={styles.notices} role="status">
      {problem && (
        <div>
          <p>{text(`problem.${problem === 'offline' ? 'offline' : 'failed'}`)}</p>
          <Button variant="secondary" size="extra-small" onClick={onRetry}>{text('retry')}</Button>
        </div>
      )}
      {told.slice(0, MOST).map(({ id, parameter, value }) => <div key={`${parameter}=${value}`}><p>{text(id, { parameter, value: short(value) })}</p></div>)}
      {told.length > MOST && <div><p>{text('moreProblems', { count: told.length - MOST })}</p></div>}
      {pageBeyond !== null && <div><p>{text('noPage', { page: pageBeyond, last: pages })}</p></div>}
    </div>
  )
})
