import { memo } from 'react'
import { Button } from '../../../components/ui/Button'
import type { StockProblem } from '../load-stock'
import { AddressProblems } from './AddressProblems'
import type { AddressProblemsProps } from './AddressProblems'
import * as styles from './overview.module.css'

interface Props extends AddressProblemsProps {
  /** Why a list cannot be filtered; lists that are whole with their page have none. */
  problem?: StockProblem | null
  onRetry?: () => void
}

/** What the visitor has to know of the list that they see. */
export const Notices = memo(function Notices({ problem = null, onRetry, ...address }: Props) {
  const { text } = address.words
  return (
    <div className={styles.notices} role="status">
      {problem && (
        <div>
          <p>{text(`problem.${problem === 'offline' ? 'offline' : 'failed'}`)}</p>
          <Button variant="secondary" size="extra-small" onClick={onRetry}>
            {text('retry')}
          </Button>
        </div>
      )}
      <AddressProblems {...address} />
    </div>
  )
})
