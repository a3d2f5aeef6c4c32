import { Check, X } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
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
              {included ? <Glyph of={Check} size={20} /> : <Glyph of={X} size={20} />}
              {label}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div className={styles.terms}>
      {group(true)}
      {group(false)}
    </div>
  )
}
