import { useIntl } from 'react-intl'
import { formatReduction } from '../../domain/format/price'
import type { Vehicle } from '../../domain/vehicle/types'
import * as styles from './gallery.module.css'

interface Props {
  vehicle: Pick<Vehicle, 'condition' | 'discount' | 'availability'>
}

/**
 * Chips over a photo: condition, discount, reserved or sold. The last is a new one where a discount changes live: one that
 * stayed would be pushed aside.
 */
export const VehicleTags = ({ vehicle: { condition, discount, availability } }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <>
      {condition !== 'used' && (
        <span className={styles.state}>{formatMessage({ id: `vehicle.conditionChip.${condition}` })}</span>
      )}
      {discount && <span className={styles.reduction}>{formatReduction(discount.amount)}</span>}
      {availability !== 'available' && (
        <span key={discount?.amount} className={styles.state}>
          {formatMessage({ id: `vehicle.availability.${availability}` })}
        </span>
      )}
    </>
  )
}
