import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import type { ModelSummary } from '../../domain/content/story-data'
import { formatPrice } from '../../domain/format/price'
import * as styles from './models.module.css'

interface Props {
  model: ModelSummary
  to: string
  /** Vehicles of it in stock; unknown when it is not said. */
  stock?: number
  /** Whether one can be ordered when none is in stock. */
  orderable?: boolean
}

/** A model in a list: what it looks like, what it costs at least, how many stand here. */
export const ModelCard = ({ model, to, stock, orderable = true }: Props) => {
  const { formatMessage } = useIntl()
  const photo = model.photos[0]
  return (
    <article className={styles.model}>
      {photo && <Picture photo={photo} sizes="(min-width: 961px) 400px, 92vw" />}
      <div>
        <h3><Link to={to}>{`${model.brandName} ${model.name}`}</Link></h3>
        <p>{model.tagline}</p>
        <footer>
          <b>{formatMessage({ id: 'model.from' }, { price: formatPrice(model.fromPrice) })}</b>
          {stock !== undefined && <span>{formatMessage({ id: 'model.inStock' }, { count: stock, orderable: String(orderable) })}</span>}
        </footer>
      </div>
    </article>
  )
}
