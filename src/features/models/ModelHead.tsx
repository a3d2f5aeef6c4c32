import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { site } from '../../config/site'
import { formatPrice } from '../../domain/format/price'
import type { Model } from '../../domain/model/types'
import * as page from '../page/page.module.css'
import { figuresOfRange } from './official-figures'
import * as styles from './models.module.css'

interface Props {
  model: Pick<Model, 'brandName' | 'name' | 'tagline' | 'description' | 'fromPrice' | 'trims'>
  title: string
  actions: ReactNode
  picture: ReactNode
}

/** Opening of a model’s pages: name, first price, official figures, next steps, and the car. */
export const ModelHead = ({ model, title, actions, picture }: Props) => {
  const { formatMessage } = useIntl()
  const { fuel, power, co2 } = figuresOfRange(model.trims)
  const figures = [fuel, power, co2 && `${formatMessage({ id: 'model.co2' })} ${co2}`].filter(Boolean).join(', ')
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.tagline}>{model.tagline}</p>
        <p className={styles.from}>
          <span>{formatMessage({ id: 'model.fromLabel' })}</span>
          <b>{formatPrice(model.fromPrice)}</b>
          <span>{formatMessage({ id: 'model.vatIncluded' })}</span>
        </p>
        <div className={styles.actions}>{actions}</div>
        {figures && (
          <p className={styles.figures}>
            {formatMessage({ id: site.wltp ? 'model.wltpRange' : 'model.officialRange' })}
            <br />
            {figures}
          </p>
        )}
      </div>
      <div className={`${page.cover} ${styles.picture}`}>{picture}</div>
    </div>
  )
}
