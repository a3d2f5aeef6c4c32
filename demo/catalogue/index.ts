import type { Brand, LeaseOffer, Model } from '../../src/domain/model/types'
import type { Employee, Location } from '../../src/domain/location/types'
import { BRAND_SHEETS } from './brands'
import { readBrand } from './define'
import { leaseOffersFor } from './lease-offers'
import { employeesFor } from './employees'
import { locationsFor } from './locations'

/** Everything the demo group sells and where, in the order of its menus. */
export interface DemoCatalogue {
  brands: Brand[]
  models: Model[]
  leaseOffers: LeaseOffer[]
  locations: Location[]
  employees: Employee[]
}

let read: DemoCatalogue | null = null

/** The catalogue of the demo group; read once, the same object every time. */
export const demoCatalogue = (): DemoCatalogue => {
  if (read) return read
  const sheets = BRAND_SHEETS.map(readBrand)
  const brands = sheets.map(({ brand }) => brand)
  const models = sheets.flatMap(({ models: own }) => own)
  const locations = locationsFor(brands)
  read = { brands, models, leaseOffers: leaseOffersFor(brands, models), locations, employees: employeesFor(locations) }
  return read
}
