import { useIntl } from 'react-intl'
import { toggleAttributes } from '../../components/ui/toggle-attributes'
import { Icon } from '../../components/ui/Icon'
import { paths } from '../../config/segments'
import type { Vehicle } from '../../domain/vehicle/types'
import { useCompare, useIsCompared } from '../compare/use-compare'
import { useFavourites, useIsFavourite } from '../favourites/use-favourites'
import { useShareDialog } from '../share/use-share-dialog'
import * as page from '../page/page.module.css'
import * as styles from './vehicle.module.css'

interface Props {
  vehicle: Vehicle
}

/** Name of the vehicle and what a visitor may do with it besides buying it. */
export const VehicleHead = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const { id } = vehicle
  const { open, dialog } = useShareDialog({
    heading: formatMessage({ id: 'share.title' }),
    title: `${name} ${vehicle.variant}`,
    path: paths.vehicle(vehicle),
  })
  const compare = useCompare()
  const favourites = useFavourites()
  return (
    <header className={`${page.head} ${styles.head}`}>
      <h1>
        {name} <span>{vehicle.variant}</span>
      </h1>
      <div className={`noprint ${styles.actions}`}>
        <button type="button" aria-haspopup="dialog" onClick={open}>
          <Icon name="share-2" />
          {formatMessage({ id: 'vehicle.share' })}
        </button>
        <button
          type="button"
          {...toggleAttributes}
          aria-pressed={useIsCompared(id)}
          onClick={() => compare.toggle(vehicle)}
        >
          <Icon name="scale" />
          {formatMessage({ id: 'vehicle.compare' })}
        </button>
        <button
          type="button"
          className={styles.heart}
          {...toggleAttributes}
          aria-pressed={useIsFavourite(id)}
          onClick={() => favourites.toggle(vehicle)}
        >
          <Icon name="heart" />
          {formatMessage({ id: 'vehicle.favourite' })}
        </button>
      </div>
      {dialog}
    </header>
  )
}
