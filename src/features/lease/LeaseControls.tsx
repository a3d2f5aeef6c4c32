import { useIntl } from 'react-intl'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import { distanceChoices, downPaymentChoices, durationChoices } from '../../domain/price/lease-quote'
import * as styles from './lease.module.css'
import { SelectChoice } from './SelectChoice'
import type { LeaseState } from './use-lease-quote'

interface Props {
  lease: LeaseState
}

/** Duration, distance and down payment of a lease. */
export const LeaseControls = ({ lease: { base, choice, change } }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.controls}>
      <SelectChoice
        label={formatMessage({ id: 'lease.duration' })}
        value={choice.months}
        options={durationChoices(base)}
        format={formatMonths}
        onChange={(months) => change({ months })}
      />
      <SelectChoice
        label={formatMessage({ id: 'lease.perYear' })}
        value={choice.annualDistance}
        options={distanceChoices(base)}
        format={formatKm}
        onChange={(annualDistance) => change({ annualDistance })}
      />
      <SelectChoice
        label={formatMessage({ id: 'lease.downPayment' })}
        value={choice.downPayment}
        options={downPaymentChoices(base)}
        format={formatPrice}
        onChange={(downPayment) => change({ downPayment })}
      />
    </div>
  )
}
