import { useIntl } from 'react-intl'
import { Chip } from '../../components/ui/Chip'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import type { Vehicle } from '../../domain/vehicle/types'
import { FavouriteButton } from '../favourites/FavouriteButton'
import * as page from '../page/page.module.css'
import * as styles from './compare.module.css'

interface Props {
  vehicle: Vehicle
  onRemove: ((id: number) => void) | null
}

/** Photo and name of a vehicle over its column. */
export const CompareHeadCell = ({ vehicle, onRemove }: Props) => {
  const { formatMessage } = useIntl()
  const { id, brandName, modelName, variant, photos, availability } = vehicle
  const name = `${brandName} ${modelName}`
  const [photo] = photos
  return (
    <th scope="col">
      <div className={`${page.cover} ${styles.photo}`}>
        {photo && <Picture photo={photo} sizes="(min-width: 1181px) 250px, 132px" alt="" ratio={4 / 3} priority />}
        {availability !== 'available' && <Chip>{formatMessage({ id: `vehicle.availability.${availability}` })}</Chip>}
      </div>
      <Link to={paths.vehicle(vehicle)}>{name}</Link>
      <small>{variant}</small>
      <FavouriteButton vehicle={vehicle} className={onRemove ? styles.besideRemove : undefined} />
      {onRemove && (
        <button
          type="button"
          onClick={() => onRemove(id)}
          aria-label={formatMessage({ id: 'compare.remove' }, { name: `${name} ${variant}` })}
        >
          <Icon name="x" />
        </button>
      )}
    </th>
  )
}
