import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { toggleAttributes } from '../../components/ui/toggle-attributes'
import type { Keepable } from '../../domain/vehicle/kept'
import * as styles from './FavouriteButton.module.css'
import { useFavourites, useIsFavourite } from './use-favourites'

interface Props {
  vehicle: Keepable
  className?: string | undefined
}

/** A heart that keeps a vehicle on this device. */
export const FavouriteButton = ({ vehicle, className }: Props) => {
  const { formatMessage } = useIntl()
  const { toggle } = useFavourites()
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  return (
    <button
      type="button"
      className={`${styles.heart} ${className ?? ''}`}
      {...toggleAttributes}
      aria-pressed={useIsFavourite(vehicle.id)}
      aria-label={formatMessage({ id: 'favourites.toggle' }, { name })}
      onClick={() => toggle(vehicle)}
    >
      <Icon name="heart" />
    </button>
  )
}
