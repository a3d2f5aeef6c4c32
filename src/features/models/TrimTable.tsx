import { useIntl } from 'react-intl'
import { formatPower } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import type { Trim } from '../../domain/model/types'
import * as styles from './models.module.css'
import { officialFigures } from './official-figures'

interface Props {
  trims: Trim[]
  caption: string
}

/** Every version with its price and the consumption, CO₂ and class that a new car for sale must show. */
export const TrimTable = ({ trims, caption }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id })
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {['model.trim', 'vehicle.fact.fuel', 'vehicle.fact.transmission', 'vehicle.fact.power', 'model.combined', 'model.co2', 'model.class', 'model.price'].map((id) => (
              <th key={id} scope="col">{text(id)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trims.map((trim) => {
            const figures = officialFigures(trim)
            return (
              <tr key={trim.id}>
                <th scope="row">
                  {trim.name}
                  <small>{trim.engine}</small>
                </th>
                <td>{text(`vehicle.fuel.${trim.fuel}`)}</td>
                <td>{text(`vehicle.transmission.${trim.transmission}`)}</td>
                <td>{formatPower(trim.powerHp, trim.powerKw)}</td>
                <td>{figures.consumption}</td>
                <td>{figures.co2}</td>
                <td>{trim.energyClass}</td>
                <td><b>{formatPrice(trim.price)}</b></td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
