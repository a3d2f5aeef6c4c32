import { ArrowLeft } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import { formatMonthYear } from '../../domain/format/date'
import { formatKm } from '../../domain/format/measures'
import type { Vehicle } from '../../domain/vehicle/types'
import { ListExamples } from '../stock/ListExamples'
import { PriceBlock } from '../stock/PriceBlock'
import * as styles from './view.module.css'

interface Props {
  vehicle: Vehicle
}

/** Reminds a visitor who fills in a form which vehicle it is about, at the prices that they chose to see until it is sold. */
export const VehicleAside = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const photo = vehicle.photos[0]
  const facts = [
    vehicle.firstRegistration
      ? formatMonthYear(vehicle.firstRegistration)
      : formatMessage({ id: 'vehicle.neverRegistered' }),
    formatKm(vehicle.mileage),
    formatMessage({ id: `vehicle.fuel.${vehicle.fuel}` }),
  ]
  return (
    <aside className={styles.aside}>
      {photo && <Picture photo={photo} sizes="(min-width: 1181px) 360px, (min-width: 761px) 200px, 100px" />}
      <div>
        <h2>{`${vehicle.brandName} ${vehicle.modelName}`}</h2>
        <p>{vehicle.variant}</p>
        <p>{facts.join(', ')}</p>
        {vehicle.availability === 'sold' ? (
          <p>{formatMessage({ id: 'vehicle.availability.sold' })}</p>
        ) : (
          <>
            <PriceBlock prices={vehicle.prices} discount={vehicle.discount} />
            <ListExamples vehicles={[vehicle]} />
          </>
        )}
        <Link to={paths.vehicle(vehicle)}>
          <Glyph of={ArrowLeft} size={16} />
          {formatMessage({ id: 'vehicle.backToVehicle' })}
        </Link>
      </div>
    </aside>
  )
}
