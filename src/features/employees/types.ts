import type { Location } from '../../domain/location/types'

/** A dealership as lists of employees name and filter it. */
export type EmployeeSite = Pick<Location, 'id' | 'name' | 'brandIds'> & { address: Pick<Location['address'], 'town'> }

/** A brand that employees are filtered by. */
export interface EmployeeBrand {
  id: string
  name: string
}
