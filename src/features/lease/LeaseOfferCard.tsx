import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import type { LeaseOfferSummary } from '../../domain/content/story-data'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import * as styles from '../models/models.module.css'

interface Props {
  offer: LeaseOfferSummary
}

/** A lease offer in a list. */
export const LeaseOfferCard = ({ offer }: Props) => {
  const { formatMessage } = useIntl()
  const photo = offer.photos[0]
  const terms = [formatMonths(offer.duration), `${formatKm(offer.annualMileage)}/an`, `${formatMessage({ id: 'lease.deposit' })} ${formatPrice(offer.deposit)}`]
  return (
    <article className={styles.model}>
      {photo && <Picture photo={photo} sizes="(min-width: 961px) 400px, 92vw" />}
      <div>
        <h3><Link to={paths.leaseOffer(offer.kind, offer.id)}>{`${offer.brandName} ${offer.modelName}`}</Link></h3>
        <p>{offer.variant}</p>
        <footer>
          <b>{formatPrice(offer.monthlyPrice)}<small>{formatMessage({ id: offer.taxIncluded ? 'vehicle.perMonthShort' : 'vehicle.perMonthShortNet' })}</small></b>
          <span>{terms.join(', ')}</span>
        </footer>
      </div>
    </article>
  )
}
