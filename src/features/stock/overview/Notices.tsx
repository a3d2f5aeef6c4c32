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
  words: Words
  onRetry: () => void
}

/** What the visitor has to know of the list that they see. */
export const Notices = memo(function Notices({ problem, ignored, missing, outside, words: { text }, onRetry }: Props) {
  return (
    <div className={styles.notices} role="status">
      {problem && (
        <div>
          <p>{text(`problem.${problem === 'offline' ? 'offline' : 'failed'}`)}</p>
          <Button variant="secondary" size="extra-small" onClick={onRetry}>{text('retry')}</Button>
        </div>
      )}
      {ignored.map(({ parameter, value }) => <div key={`${parameter}=${value}`}><p>{text('ignored', { parameter, value })}</p></div>)}
      {outside.map(({ parameter, value }) => <div key={`${parameter}=${value}`}><p>{text('outside', { parameter, value })}</p></div>)}
      {missing.map(({ parameter, value }) => <div key={`${parameter}=${value}`}><p>{text('missing', { parameter, value })}</p></div>)}
    </div>
  )
})
