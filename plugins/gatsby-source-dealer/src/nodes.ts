import { createHash } from 'node:crypto'
import type { NodeInput } from 'gatsby'
import type { Brand, LeaseOffer, Model } from '../../../src/domain/model/types'
import type { Employee, Location } from '../../../src/domain/location/types'
import type { VehicleCardRecord } from '../../../src/domain/vehicle/card'
import type { Vehicle } from '../../../src/domain/vehicle/types'

/** The record that each node type holds. */
export interface RecordTypes {
  DealerBrand: Brand
  DealerModel: Model
  DealerLeaseOffer: LeaseOffer
  DealerLocation: Location
  DealerEmployee: Employee
  DealerVehicle: Vehicle
  DealerVehicleCard: VehicleCardRecord
}
export type DealerType = keyof RecordTypes

/** Gatsby's id of a record: known from its own, so that links and lookups need no search. */
export const nodeIdOf = (type: string, key: string | number): string => `${type}-${key}`

/**
 * Gatsby's own digest sorts every key of every object first, which takes longer than to read and check a vehicle; a parsed
 * record has its keys in the order of its schema.
 */
const digestOf = (record: object): string => createHash('md5').update(JSON.stringify(record)).digest('hex')

/** A record as a node: its own `id` becomes `key`, because Gatsby owns `id`. */
export const nodeOf = <Type extends DealerType>(type: Type, { id: key, ...fields }: RecordTypes[Type]): NodeInput => ({
  ...fields,
  key,
  id: nodeIdOf(type, key),
  parent: null,
  children: [],
  internal: { type, contentDigest: digestOf(fields) },
})
