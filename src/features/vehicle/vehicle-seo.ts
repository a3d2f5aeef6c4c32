import { useIntl } from 'react-intl'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import { dealerJsonLd } from '../../domain/seo/dealer-json-ld'
import { breadcrumbJsonLd } from '../../domain/seo/json-ld'
import { vehicleJsonLd } from '../../domain/seo/vehicle-json-ld'
import type { Vehicle } from '../../domain/vehicle/types'
import { absolute, vehicleCrumbs } from './vehicle-crumbs'
import { useVehicleHead } from './vehicle-head'
import type { Dealership } from './WhereToSee'

/** The head of a vehicle's page, with its structured data. */
export const useVehicleSeo = (vehicle: Vehicle, location: Dealership | null) => {
  const { formatMessage } = useIntl()
  const head = useVehicleHead(vehicle)
  const seller = location ? dealerJsonLd(location, absolute(paths.location(location.id))) : undefined
  return {
    ...head,
    jsonLd: [
      vehicleJsonLd(vehicle, absolute(head.path), seller),
      breadcrumbJsonLd(vehicleCrumbs(vehicle, formatMessage), publicConfig.siteUrl),
    ],
  }
}
