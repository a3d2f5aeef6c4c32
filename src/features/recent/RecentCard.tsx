import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import { shownPrice } from '../../domain/price/shown-rows'
import type { Vehicle } from '../../domain/vehicle/types'
import { usePriceTypes } from '../stock/price-display-store'
import * as styles from './recent.module.css'

/** A vehicle in short: photo, name and the first of the chosen prices, or that it is not to be had. */
export const RecentCard = ({ vehicle }: { vehicle: Vehicle }) => {
  const { formatMessage } = useIntl()
  const types = usePriceTypes()
  const { brandName, modelName, variant, photos, prices, availability } = vehicle
  const row = shownPrice(prices, types)
  const [photo] = photos
  const price = () => {
    if (availability === 'sold' || availability === 'reserved')
      return formatMessage({ id: `vehicle.availability.${availability}` })
    if (!row) return formatMessage({ id: 'price.onRequest' })
    return row.monthlyInstallment === null ? formatPrice(row.totalPrice) : formatMonthly(row.monthlyInstallment)
  }
  return (
    <Link to={paths.vehicle(vehicle)} className={styles.card}>
      <i>
        {photo ? (
          <Picture photo={photo} sizes="(min-width: 1181px) 190px, 160px" ratio={4 / 3} alt="" />
        ) : (
          <Icon name="car" size={32} />
        )}
      </i>
      <b>
        {brandName} {modelName}
      </b>
      <small>{variant}</small>
      <span className="num">{price()}</span>
    </Link>
  )
}
