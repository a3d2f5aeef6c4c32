import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { showToast } from '../../components/ui/toast-store'
import type { Vehicle } from '../../domain/vehicle/types'
import { compareList } from '../compare/compare-store'
import { favourites } from '../favourites/favourites-store'
import * as page from '../page/page.module.css'
import { useShare } from '../share/use-share'
import * as styles from './vehicle.module.css'

interface Props {
  vehicle: Vehicle
}

/** Name of the vehicle and what a visitor may do with it besides buying it. */
export const VehicleHead = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const { id } = vehicle
  const share = useShare()
  const compared = compareList.useIds(({ ids }) => ids.includes(id))
  const kept = favourites.useIds(({ ids }) => ids.includes(id))
  const compare = () => {
    if (compared) compareList.remove(id)
    else if (!compareList.add(id)) showToast(formatMessage({ id: 'compare.full' }), 'warning')
  }
  return (
    <header className={`${page.head} ${styles.head}`}>
      <h1>
        {name} <span>{vehicle.variant}</span>
      </h1>
      <div className={styles.actions}>
        <button type="button" onClick={() => void share(`${name} ${vehicle.variant}`)}>
          <Icon name="share-2" />
          {formatMessage({ id: 'vehicle.share' })}
        </button>
        <button type="button" aria-pressed={compared} onClick={compare}>
          <Icon name="scale" />
          {formatMessage({ id: 'vehicle.compare' })}
        </button>
        <button type="button" className={styles.heart} aria-pressed={kept} onClick={() => (kept ? favourites.remove(id) : favourites.add(id))}>
          <Icon name="heart" />
          {formatMessage({ id: 'vehicle.favourite' })}
        </button>
      </div>
    </header>
  )
}
