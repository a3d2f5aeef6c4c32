import { useId } from 'react'
import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import { distanceChoices, downPaymentChoices, durationChoices } from '../../domain/price/lease-quote'
import * as styles from './lease.module.css'
import type { LeaseState } from './use-lease-quote'

interface ChoiceProps {
  label: string
  value: number
  options: number[]
  format: (value: number) => string
  onChange: (value: number) => void
}

const Choice = ({ label, value, options, format, onChange }: ChoiceProps): ReactNode => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={styles.select}>
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {options.map((option) => (
            <option key={option} value={option}>
              {format(option)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
    </div>
  )
}

interface Props {
  lease: LeaseState
}

/** Duration, distance and down payment of a lease. */
export const LeaseControls = ({ lease: { base, choice, change } }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.controls}>
      <Choice
        label={formatMessage({ id: 'lease.duration' })}
        value={choice.months}
        options={durationChoices(base)}
        format={formatMonths}
        onChange={(months) => change({ months })}
      />
      <Choice
        label={formatMessage({ id: 'lease.perYear' })}
        value={choice.annualDistance}
        options={distanceChoices(base)}
        format={formatKm}
        onChange={(annualDistance) => change({ annualDistance })}
      />
      <Choice
        label={formatMessage({ id: 'lease.downPayment' })}
        value={choice.downPayment}
        options={downPaymentChoices(base)}
        format={formatPrice}
        onChange={(downPayment) => change({ downPayment })}
      />
    </div>
  )
}
