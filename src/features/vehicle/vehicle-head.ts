import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { formatMonthYear } from '../../domain/format/date'
import { formatKm } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import { vehicleTitle } from '../../domain/seo/title'
import type { Vehicle } from '../../domain/vehicle/types'

/** Title, description, canonical address and picture of a vehicle; its views pass `noindex`. */
export const useVehicleHead = (vehicle: Vehicle) => {
  const { formatMessage } = useIntl()
  const path = paths.vehicle(vehicle)
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const price = vehicle.prices.find(({ type }) => type === 'purchase')
  const facts = [
    formatMessage({ id: `vehicle.condition.${vehicle.condition}` }),
    vehicle.firstRegistration && formatMonthYear(vehicle.firstRegistration),
    formatKm(vehicle.mileage),
    formatMessage({ id: `vehicle.fuel.${vehicle.fuel}` }),
  ]
    .filter(Boolean)
    .join(', ')
  return {
    title: vehicleTitle(vehicle),
    description: formatMessage(
      { id: 'vehicle.metaDescription' },
      {
        name,
        variant: vehicle.variant,
        facts,
        price: price ? `${formatPrice(price.totalPrice)}.` : `${formatMessage({ id: 'vehicle.priceOnRequest' })}.`,
        site: site.name,
      },
    ),
    path,
    image: vehicle.photos[0]?.url,
    imageAlt: vehicle.photos[0]?.alt,
  }
}
