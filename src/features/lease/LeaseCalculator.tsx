import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatRate } from '../../domain/format/price'
import { formatPrice } from '../../domain/format/price'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import { RepresentativeExample } from '../finance/RepresentativeExample'
import * as page from '../page/page.module.css'
import { SpecList } from '../vehicle/SpecList'
import * as styles from './lease.module.css'
import { LeaseControls } from './LeaseControls'
import { ageInMonths, useLeaseQuote } from './use-lease-quote'

interface Props {
  vehicle: Vehicle
}

/** Duration, distance and down payment, and the rent that follows from them by the formulas of the stock system. */
export const LeaseCalculator = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const name = useId()
  const rows = vehicle.prices.filter(({ type }) => type === 'private_lease' || type === 'business_lease')
  const [type, setType] = useState(rows[0]?.type)
  const offered = rows.find((row) => row.type === type)
  const lease = useLeaseQuote(offered, ageInMonths(vehicle.firstRegistration, vehicle.updatedAt))
  const interest = paths.vehicleView(vehicleSlug(vehicle), 'interest')
  const text = (id: string) => formatMessage({ id })
  if (!lease) {
    return (
      <div className={page.box}>
        <p>{text('lease.notOffered')}</p>
        <Button to={interest}>{text('lease.ask')}</Button>
      </div>
    )
  }
  const { row } = lease
  return (
    <div className={styles.calculator}>
      <div>
        {rows.length > 1 && (
          <fieldset className={styles.kinds}>
            <legend className="sr">{text('lease.kind')}</legend>
            {rows.map((candidate) => (
              <label key={candidate.type}>
                <input type="radio" name={name} checked={candidate.type === type} onChange={() => setType(candidate.type)} />
                {text(`vehicle.acquisition.${candidate.type}`)}
              </label>
            ))}
          </fieldset>
        )}
        <LeaseControls lease={lease} />
        <p className={page.note}>{text('lease.estimate')}</p>
      </div>
      <div className={page.panel}>
        {row ? (
          <>
            <p className={page.price} aria-live="polite">
              <b>{formatPrice(row.monthlyInstallment ?? 0)}</b> {formatMessage({ id: 'vehicle.perMonth' }, { included: String(row.vatIncluded) })}
            </p>
            <SpecList
              entries={[
                [text('lease.duration'), formatMonths(lease.choice.months)],
                [text('lease.perYear'), formatKm(lease.choice.annualDistance)],
                [text('lease.downPayment'), formatPrice(lease.choice.downPayment)],
                [text('lease.totalDistance'), formatKm((lease.choice.annualDistance * lease.choice.months) / 12)],
                [text('lease.apr'), formatRate(row.interestRate ?? 0)],
                [text('lease.total'), formatPrice(row.totalPrice)],
              ]}
            />
            <RepresentativeExample row={row} />
          </>
        ) : (
          <p>{text('lease.nothingToFinance')}</p>
        )}
        <div className={page.actions}>
          <Button to={interest} fullWidth>{text('lease.ask')}</Button>
        </div>
      </div>
    </div>
  )
}
