import { formatPrice } from '../../domain/format/price'
import type { Cents } from '../../domain/price/types'
import * as styles from './calculator.module.css'

interface Props {
  title: string
  /** What the total is made of; parts of nothing are left out. At most five have a colour of their own. */
  parts: { label: string; amount: Cents }[]
}

/** What a total is made of, as a bar; the list below it says the same in words. */
export const CostBar = ({ title, parts }: Props) => {
  const shown = parts.filter(({ amount }) => amount > 0)
  const total = shown.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <figure className={styles.costs}>
      <figcaption>
        {title} <b>{formatPrice(total)}</b>
      </figcaption>
      <div aria-hidden>
        {shown.map(({ label, amount }) => (
          <i key={label} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul>
        {shown.map(({ label, amount }) => (
          <li key={label}>
            <i aria-hidden />
            <span>{label}</span> <b>{formatPrice(amount)}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
