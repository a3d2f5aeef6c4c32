import { Check, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { LeaseOffer } from '../../domain/model/types'
import * as styles from './lease-offer.module.css'

interface Props {
  terms: LeaseOffer['terms']
}

/** What the rent includes, and what it does not: told apart by word and sign, not by colour alone. */
export const LeaseTerms = ({ terms }: Props) => {
  const { formatMessage } = useIntl()
  const group = (included: boolean) => {
    const labels = terms.filter((term) => term.included === included).map(({ label }) => label)
    if (labels.length === 0) return null
    return (
      <div>
        <h3>{formatMessage({ id: included ? 'lease.included' : 'lease.notIncluded' })}</h3>
        <ul className={included ? undefined : styles.excluded}>
          {labels.map((label) => (
            <li key={label}>
              {included ? <Check size={20} aria-hidden /> : <X size={20} aria-hidden />}
              {label}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return <div className={styles.terms}>{group(true)}{group(false)}</div>
}
