import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import type { ListedLease } from '../../domain/catalogue/model-list'
import type { ModelSummary } from '../../domain/content/story-data'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import * as styles from './models.module.css'

interface Props {
  model: ModelSummary
  to: string
  /** Heading level of its name. */
  level?: 2 | 3
  /** Vehicles of it in stock; unknown when it is not said. */
  stock?: number
  /** Whether one can be ordered when none is in stock. */
  orderable?: boolean
  /** What distinguishes its versions, a line each. */
  facts?: readonly string[]
  /** The cheapest private lease of it, with everything it depends on; null: there is none beside those that have one. */
  lease?: ListedLease | null
  /** Displayed width of its picture, as in `<img sizes>`. */
  sizes?: string
  /** Loads the picture at once: the first card of a page. */
  priority?: boolean
}

/** A model in a list: what it looks like, what it costs at least, how many stand here. */
export const ModelCard = ({
  model,
  to,
  level = 3,
  stock,
  orderable = true,
  facts = [],
  lease,
  sizes = CARD_SIZES[3],
  priority = false,
}: Props) => {
  const { formatMessage } = useIntl()
  const photo = model.photos[0]
  const Heading = `h${level}` as const
  return (
    <article className={styles.model}>
      {photo && <Picture photo={photo} sizes={sizes} priority={priority} />}
      <div>
        <Heading>
          <Link to={to}>{`${model.brandName} ${model.name}`}</Link>
        </Heading>
        <p>{model.tagline}</p>
        {facts.length > 0 && (
          <ul className={styles.cardFacts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <footer>
          <b>{formatMessage({ id: 'model.from' }, { price: formatPrice(model.fromPrice) })}</b>
          {stock !== undefined && (
            <span>{formatMessage({ id: 'model.inStock' }, { count: stock, orderable: String(orderable) })}</span>
          )}
        </footer>
        {lease === null && <p className={styles.cardLease}>{formatMessage({ id: 'model.leaseOnRequest' })}</p>}
        {lease && (
          <p className={styles.cardLease}>
            <b>
              {formatMessage(
                { id: 'model.leaseFrom' },
                { monthly: formatPrice(lease.monthlyPrice), taxIncluded: String(lease.taxIncluded) },
              )}
            </b>{' '}
            {formatMessage(
              { id: 'model.leaseExample' },
              {
                months: formatMonths(lease.duration),
                distance: formatKm(lease.annualMileage),
                deposit: formatPrice(lease.deposit),
                fee: formatPrice(lease.establishmentFee),
                total: formatPrice(lease.completePrice),
              },
            )}
          </p>
        )}
      </div>
    </article>
  )
}
