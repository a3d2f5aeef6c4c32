import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { LeaseBase } from '../../domain/price/lease-quote'
import { leaseBaseOf, leaseQuoteWithTaxes } from '../../domain/price/lease-quote'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import * as styles from '../finance/calculator.module.css'
import { Choice } from '../finance/Choice'
import { CostBar } from '../finance/CostBar'
import { LiveMonthly } from '../finance/LiveMonthly'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'
import { LeaseFieldset } from './LeaseFieldset'
import { LeaseResult } from './LeaseResult'
import { useLeaseCalculator } from './use-lease-calculator'
import { ageInMonths } from './use-lease-quote'

interface Props {
  vehicle: Vehicle
}

const Calculator = ({ vehicle, base }: { vehicle: Vehicle; base: LeaseBase }) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const text = (id: MessageId) => formatMessage({ id })
  const state = useLeaseCalculator(vehicle.id, base, ageInMonths(vehicle.firstRegistration, vehicle.updatedAt))
  const { quote, choice } = state
  const shown = quote && leaseQuoteWithTaxes(quote, base.row.vatIncluded, choice.vatIncluded)
  return (
    <>
      <div className={styles.calculator}>
        <form onSubmit={(event) => event.preventDefault()} noValidate aria-label={text('calculator.title')}>
          <LeaseFieldset base={base} state={state} />
          <p className={styles.foot}>
            <Button variant="ghost" size="small" onClick={state.again}>
              {text('calculator.again')}
            </Button>
          </p>
          {shown && <LiveMonthly amount={shown.monthly} />}
        </form>
        <LeaseResult vehicle={vehicle} base={base} state={state} />
      </div>
      {shown && (
        <section className={styles.detail} aria-labelledby={id}>
          <h2 id={id}>{text('calculator.detail')}</h2>
          <CostBar
            title={text('calculator.leaseCosts')}
            parts={[
              { label: formatMessage({ id: 'lease.downPayment' }), amount: shown.downPayment },
              { label: text('calculator.depreciation'), amount: shown.netAmount - shown.residual },
              {
                label: text('calculator.leaseInterest'),
                amount: shown.monthly * shown.months - (shown.netAmount - shown.residual),
              },
              { label: formatMessage({ id: 'lease.fee' }), amount: shown.fee },
            ]}
          />
        </section>
      )}
    </>
  )
}

/** Duration, distance and down payment of a lease, and the rent that follows from them by the formulas of the stock system. */
export const LeaseCalculator = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  const bases = useMemo(() => vehicle.prices.flatMap((row) => leaseBaseOf(row) ?? []), [vehicle.prices])
  const [type, setType] = useState(bases[0]?.type)
  const base = bases.find((candidate) => candidate.type === type) ?? bases[0]
  if (!base) {
    return (
      <div className={page.box}>
        <p>{text('lease.notOffered')}</p>
        <Button to={paths.vehicleView(vehicleSlug(vehicle), 'interest')}>{text('lease.ask')}</Button>
      </div>
    )
  }
  return (
    <>
      {bases.length > 1 && (
        <Choice
          legend={text('lease.kind')}
          value={base.type}
          options={bases.map((candidate) => ({
            value: candidate.type,
            label: text(`vehicle.acquisition.${candidate.type}`),
          }))}
          onChange={setType}
        />
      )}
      <Calculator key={base.type} vehicle={vehicle} base={base} />
    </>
  )
}
