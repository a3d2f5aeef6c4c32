import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { favourites } from './favourites-store'
import * as styles from './FavouriteButton.module.css'

interface Props {
  id: number
  /** Name of the vehicle, for people who hear the button. */
  name: string
  className?: string
}

/** A heart that keeps a vehicle on this device. */
export const FavouriteButton = ({ id, name, className }: Props) => {
  const { formatMessage } = useIntl()
  const kept = favourites.useIds(({ ids }) => ids.includes(id))
  return (
    <button
      type="button"
      className={`${styles.heart} ${className ?? ''}`}
      aria-pressed={kept}
      aria-label={formatMessage({ id: 'favourites.toggle' }, { name })}
      onClick={() => (kept ? favourites.remove(id) : favourites.add(id))}
    >
      <Icon name="heart" />
    </button>
  )
}
