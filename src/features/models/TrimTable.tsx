import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatKm, formatPower, formatWeight } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import type { Trim } from '../../domain/model/types'
import { EnergyLabel } from '../stock/EnergyLabel'
import type { MessageId } from '../../intl/message-id'
import * as styles from './models.module.css'
import { officialFigures } from './official-figures'

interface Props {
  trims: readonly Trim[]
  caption: string
}

interface Column {
  id: MessageId
  /** Null where a version has none; a column in which all have none is left out. */
  of: (trim: Trim) => ReactNode | null
}

/** Every version with its price and the consumption, CO₂ and class that a new car for sale must show. */
export const TrimTable = ({ trims, caption }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  const columns: Column[] = [
    // On narrow screens the table scrolls sideways, and what it is looked at for stands at its beginning.
    { id: 'model.price', of: ({ price }) => <b>{formatPrice(price)}</b> },
    { id: 'vehicle.fact.fuel', of: ({ fuel }) => text(`vehicle.fuel.${fuel}`) },
    { id: 'vehicle.fact.transmission', of: ({ transmission }) => text(`vehicle.transmission.${transmission}`) },
    { id: 'vehicle.fact.power', of: ({ powerHp, powerKw }) => formatPower(powerHp, powerKw) },
    { id: 'model.range', of: ({ electricRange }) => (electricRange === null ? null : formatKm(electricRange)) },
    { id: 'model.towing', of: ({ towingWeight }) => (towingWeight ? formatWeight(towingWeight) : null) },
    { id: 'model.combined', of: (trim) => officialFigures(trim).consumption },
    { id: 'model.co2', of: (trim) => officialFigures(trim).co2 },
    { id: 'model.class', of: ({ energyClass }) => <EnergyLabel value={energyClass} /> },
  ]
  const shown = columns.filter(({ of }) => trims.some((trim) => of(trim) !== null))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('model.trim')}</th>
            {shown.map(({ id }) => (
              <th key={id} scope="col">
                {text(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trims.map((trim) => (
            <tr key={trim.id}>
              <th scope="row">
                {trim.name}
                <small>{trim.engine}</small>
              </th>
              {shown.map(({ id, of }) => (
                <td key={id}>
                  {of(trim) ?? (
                    <>
                      <span aria-hidden>–</span>
                      <span className="sr">{text('model.none')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
