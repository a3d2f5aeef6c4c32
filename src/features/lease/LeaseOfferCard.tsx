import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import { paths } from '../../config/segments'
import type { LeaseOfferSummary } from '../../domain/content/story-data'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatNumber, withUnit } from '../../domain/format/number'
import { formatPrice } from '../../domain/format/price'
import * as styles from '../models/models.module.css'
import { officialFigures } from '../models/official-figures'

interface Props {
  offer: LeaseOfferSummary
  /** Displayed width of its picture, as in `<img sizes>`. */
  sizes?: string
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A lease offer in a list, with everything that its price depends on: an instalment never stands alone. */
export const LeaseOfferCard = ({ offer, sizes = CARD_SIZES[3] }: Props) => {
  const { formatMessage } = useIntl()
  const { specs, deposit } = offer
  const photo = offer.photos[0]
  const { consumption, co2 } = officialFigures(specs)
  const facts = [
    formatMessage({ id: `vehicle.fuel.${specs.fuel}` }),
    lower(formatMessage({ id: `vehicle.transmission.${specs.transmission}` })),
    withUnit(formatNumber(specs.powerHp), 'ch'),
  ]
  const terms = [
    formatMonths(offer.duration),
    `${formatKm(offer.annualMileage)}/an`,
    lower(
      deposit === 0
        ? formatMessage({ id: 'lease.noDeposit' })
        : `${formatMessage({ id: 'lease.deposit' })} ${formatPrice(deposit)}`,
    ),
  ]
  return (
    <article className={styles.model}>
      {photo && <Picture photo={photo} sizes={sizes} />}
      <div>
        <h3>
          <Link to={paths.leaseOffer(offer.kind, offer.id)}>{`${offer.brandName} ${offer.modelName}`}</Link>
        </h3>
        <p>{offer.variant}</p>
        <ul className={styles.cardFacts}>
          <li>{facts.join(', ')}</li>
          <li>{`${consumption}, CO₂ ${co2}`}</li>
        </ul>
        <footer>
          <b>
            {formatPrice(offer.monthlyPrice)}
            <small>
              {formatMessage({ id: offer.taxIncluded ? 'vehicle.perMonthShort' : 'vehicle.perMonthShortNet' })}
            </small>
          </b>
          <span>{terms.join(', ')}</span>
        </footer>
        <p className={styles.cardLease}>
          <b>{formatMessage({ id: 'finance.exampleTitle' })}</b>{' '}
          {formatMessage(
            { id: 'lease.example' },
            {
              taxIncluded: String(offer.taxIncluded),
              months: offer.duration,
              distance: formatKm(offer.annualMileage),
              deposit: formatPrice(deposit),
              fee: formatPrice(offer.establishmentFee),
              monthly: formatPrice(offer.monthlyPrice),
              total: formatPrice(offer.completePrice),
            },
          )}
        </p>
      </div>
    </article>
  )
}
