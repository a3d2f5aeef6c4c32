import { useIntl } from 'react-intl'
import type { Schedule } from '../../domain/finance/schedule'
import { yearsOf } from '../../domain/finance/schedule'
import { formatEuros, formatPrice } from '../../domain/format/price'
import type { Cents } from '../../domain/price/types'
import * as styles from './calculator.module.css'

interface Props {
  principal: Cents
  schedule: Schedule
}

const WIDTH = 600
const HEIGHT = 200

/** Smallest round amount above: the top of the scale. */
const roundUp = (amount: Cents): Cents => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, amount)))
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((factor) => factor * unit).find((top) => top >= amount) ?? amount
}

/** What is still owed after each month, and the interest paid until then. Its description says the figures of each year. */
export const BalanceChart = ({ principal, schedule }: Props) => {
  const { formatMessage } = useIntl()
  const { rows } = schedule
  const months = rows.length
  const top = roundUp(Math.max(principal, schedule.totalInterest))
  const x = (month: number) => ((month / months) * WIDTH).toFixed(1)
  const y = (amount: Cents) => (HEIGHT - (amount / top) * HEIGHT).toFixed(1)
  const line = (amounts: Cents[]) =>
    amounts.map((amount, month) => `${month === 0 ? 'M' : 'L'}${x(month)} ${y(amount)}`).join('')
  const owed = line([principal, ...rows.map(({ balance }) => balance)])
  const interest = line(rows.reduce<Cents[]>((sums, row) => [...sums, (sums.at(-1) ?? 0) + row.interest], [0]))
  const years = yearsOf(rows)
  const description = formatMessage(
    { id: 'calculator.chartText' },
    {
      principal: formatPrice(principal),
      years: years
        .slice(0, -1)
        .map(({ year, balance }) =>
          formatMessage({ id: 'calculator.chartYear' }, { year, balance: formatPrice(balance) }),
        )
        .join(''),
      months,
      balloon: formatPrice(schedule.balloon),
      hasBalloon: String(schedule.balloon > 0),
      interest: formatPrice(schedule.totalInterest),
    },
  )
  const step = years.length > 5 ? 2 : 1
  return (
    <figure className={styles.chart}>
      <figcaption>{formatMessage({ id: 'calculator.chart' })}</figcaption>
      <div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={description}>
          {[0, 0.5, 1].map((part) => (
            <path key={part} className={styles.grid} d={`M0 ${HEIGHT * part}H${WIDTH}`} />
          ))}
          <path className={styles.area} d={`${owed}V${HEIGHT}H0Z`} />
          <path className={styles.owed} d={owed} />
          <path className={styles.interest} d={interest} />
        </svg>
        <div className={styles.scale} aria-hidden>
          {[top, top / 2, 0].map((amount) => (
            <span key={amount}>{formatEuros(amount)}</span>
          ))}
        </div>
        <div className={styles.years} aria-hidden>
          {years
            .filter(({ year }) => year * 12 <= months && year % step === 0)
            .map(({ year }) => (
              <span key={year} style={{ left: `${((year * 12) / months) * 100}%` }}>
                {formatMessage({ id: 'calculator.years' }, { year })}
              </span>
            ))}
        </div>
      </div>
      <p aria-hidden>
        <span>
          <i />
          {formatMessage({ id: 'calculator.owed' })}
        </span>
        <span>
          <i />
          {formatMessage({ id: 'calculator.interestPaid' })}
        </span>
      </p>
    </figure>
  )
}
