import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { useRootMark } from '../../components/ui/use-root-mark'
import { paths } from '../../config/segments'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import { BarPrice } from './BarPrice'
import { OtherBarPrices } from './OtherWays'
import * as styles from './price-panel.module.css'
import type { Acquisition } from './use-acquisition'

interface Props {
  vehicle: Vehicle
  acquisition: Acquisition
}

/** Price and next steps at the foot of a phone’s screen; the way to others when the vehicle is sold. */
export const VehicleBar = ({ vehicle, acquisition }: Props) => {
  const { formatMessage } = useIntl()
  useRootMark('bar', 'vehicle')
  if (vehicle.availability === 'sold') {
    return (
      // Another element, not this one changed: the old one would slide to the place of the new.
      <div key="sold" className={styles.bar}>
        <p>
          <b>{formatMessage({ id: 'vehicle.availability.sold' })}</b>
        </p>
        <Button to={paths.stock} size="small">
          {formatMessage({ id: 'vehicle.seeStock' })}
        </Button>
      </div>
    )
  }
  const { row, hasAllWays } = acquisition
  const slug = vehicleSlug(vehicle)
  return (
    <div className={styles.bar}>
      <BarPrice row={row} way={hasAllWays ? row?.type : undefined} />
      {hasAllWays && <OtherBarPrices vehicle={vehicle} acquisition={acquisition} />}
      <Button to={paths.vehicleView(slug, 'testDrive')} variant="secondary" size="small">
        {formatMessage({ id: 'vehicle.testDriveShort' })}
      </Button>
      <Button to={paths.vehicleView(slug, 'interest')} size="small">
        {formatMessage({ id: 'vehicle.interestedShort' })}
      </Button>
    </div>
  )
}
