import { useIntl } from 'react-intl'
import { formatPrice } from '../../domain/format/price'
import type { Cents } from '../../domain/price/types'
import * as styles from './calculator.module.css'

interface Props {
  amount: Cents
}

/** On narrow screens the result stands below the fields: its instalment follows along their lower edge. Screen readers hear the result itself. */
export const LiveMonthly = ({ amount }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <p className={styles.live} aria-hidden>
      <span>{formatMessage({ id: 'calculator.monthly' })}</span>
      <b>{formatPrice(amount)}</b>
    </p>
  )
}
