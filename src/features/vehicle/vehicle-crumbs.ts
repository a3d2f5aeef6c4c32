import type { IntlShape } from 'react-intl'
import { publicConfig } from '../../config/public'
import { paths } from '../../config/segments'
import type { Crumb } from '../../domain/seo/json-ld'
import type { Vehicle } from '../../domain/vehicle/types'

/** Absolute address of a path of the site. */
export const absolute = (path: string): string => `${publicConfig.siteUrl}${path}`

/** The way from the home page to a vehicle. */
export const vehicleCrumbs = (vehicle: Vehicle, formatMessage: IntlShape['formatMessage']): Crumb[] => [
  { label: formatMessage({ id: 'vehicle.home' }), path: paths.home },
  { label: formatMessage({ id: 'stock.title' }), path: paths.stock },
  { label: vehicle.brandName, path: paths.brand(vehicle.brandId) },
  { label: `${vehicle.modelName} ${vehicle.variant}` },
]
