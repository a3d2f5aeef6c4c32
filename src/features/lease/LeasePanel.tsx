import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { site } from '../../config/site'
import { formatDate, localDay } from '../../domain/format/date'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatEuros, formatPrice } from '../../domain/format/price'
import type { LeaseOffer } from '../../domain/model/types'
import * as finance from '../finance/finance.module.css'
import { telHref } from '../../domain/format/tel-href'
import { officialFigures } from '../models/official-figures'
import * as page from '../page/page.module.css'
import { SpecList } from '../vehicle/SpecList'
import { useHydrated } from '../../components/ui/use-browser-value'
import type { MessageId } from '../../intl/message-id'
import { LEASE_ACTIONS } from './LeaseActions'
import * as styles from './lease-offer.module.css'

interface Props {
  offer: LeaseOffer
}

/** Price of an offer with everything it depends on, and the next steps. */
export const LeasePanel = ({ offer }: Props) => {
  const { formatMessage } = useIntl()
  const isHydrated = useHydrated()
  const text = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const taxIncluded = String(offer.taxIncluded)
  const { consumption, co2 } = officialFigures(offer.specs)
  // Whether it is over is a matter of the day of the visit, not of that on which the page was made.
  // oxlint-disable-next-line react/purity -- it depends on the day of the visit
  const isOver = isHydrated && offer.validUntil !== null && localDay(new Date()) > offer.validUntil
  return (
    <div className={`${page.panel} ${page.side}`}>
      <p className={page.note}>{text(`lease.offerKind.${offer.kind}`)}</p>
      <p className={page.price}>
        <b>{formatPrice(offer.monthlyPrice)}</b> {text('lease.fromPerMonth', { taxIncluded })}
      </p>
      <p className={page.note}>
        {text('lease.averagePerMonth', { amount: formatEuros(offer.completePrice / offer.duration) })}
      </p>
      {offer.validUntil && (
        <p className={isOver ? styles.over : page.note} role={isOver ? 'status' : undefined}>
          {text(isOver ? 'lease.expired' : 'lease.validUntil', { date: formatDate(offer.validUntil) })}
        </p>
      )}
      <SpecList
        entries={[
          [text('lease.duration'), formatMonths(offer.duration)],
          [
            text('lease.perYear'),
            `${formatKm(offer.annualMileage)} (${text('lease.perMonth', { distance: formatKm(offer.annualMileage / 12) })})`,
          ],
          [text('lease.totalDistance'), formatKm((offer.annualMileage * offer.duration) / 12)],
          [text('lease.deposit'), offer.deposit === 0 ? text('lease.noDeposit') : formatPrice(offer.deposit)],
          [text('lease.fee'), formatPrice(offer.establishmentFee)],
          [text('lease.tax'), text('lease.taxValue', { taxIncluded })],
          [text('lease.colour'), offer.colour],
          [text('lease.completePrice'), formatPrice(offer.completePrice)],
        ]}
      />
      <p className={finance.example}>
        <b>{text('finance.exampleTitle')}</b>{' '}
        {text('lease.example', {
          taxIncluded,
          months: offer.duration,
          distance: formatKm(offer.annualMileage),
          deposit: formatPrice(offer.deposit),
          fee: formatPrice(offer.establishmentFee),
          monthly: formatPrice(offer.monthlyPrice),
          total: formatPrice(offer.completePrice),
        })}{' '}
        {`${consumption}, ${text('model.co2')} ${co2}.`}
      </p>
      <div className={`noprint ${page.actions}`}>
        <Button to={`#${LEASE_ACTIONS.interest}`} fullWidth>
          {text('lease.form.interest')}
        </Button>
        <Button to={`#${LEASE_ACTIONS.testDrive}`} variant="secondary" fullWidth>
          {text('lease.form.testDrive')}
        </Button>
      </div>
      <p className={styles.call}>
        <Link className="link" to={telHref(site.phone)}>
          {text('lease.callAt', { phone: site.phone })}
        </Link>
      </p>
    </div>
  )
}
