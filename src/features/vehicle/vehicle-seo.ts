import type { IntlShape } from 'react-intl'
import { useIntl } from 'react-intl'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { formatMonthYear } from '../../domain/format/date'
import { formatKm } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import { dealerJsonLd } from '../../domain/seo/dealer-json-ld'
import type { Crumb } from '../../domain/seo/json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'
import { vehicleTitle } from '../../domain/seo/title'
import { vehicleJsonLd } from '../../domain/seo/vehicle-json-ld'
import type { Vehicle } from '../../domain/vehicle/types'
import type { Dealership } from './WhereToSee'

/** Absolute address of a path of the site. */
export const absolute = (path: string): string => `${publicConfig.siteUrl}${path}`

/** The way from the home page to a vehicle. */
export const vehicleCrumbs = (vehicle: Vehicle, formatMessage: IntlShape['formatMessage']): Crumb[] => [
  { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
  { label: formatMessage({ id: 'stock.title' }), path: paths.stock },
  { label: vehicle.brandName, path: paths.brand(vehicle.brandId) },
  { label: `${vehicle.modelName} ${vehicle.variant}` },
]

/** Title, description, canonical address and structured data of a vehicle; its views pass `noindex`. */
export const useVehicleSeo = (vehicle: Vehicle, location: Dealership | null) => {
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
  const seller = location ? dealerJsonLd(location, absolute(paths.location(location.id))) : undefined
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
    jsonLd: [
      vehicleJsonLd(vehicle, absolute(path), seller),
      breadcrumbJsonLd(vehicleCrumbs(vehicle, formatMessage), publicConfig.siteUrl),
    ],
  }
}
