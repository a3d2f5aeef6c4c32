import type { EnquirySubject } from '../../../domain/enquiry/types'
import type { Location } from '../../../domain/location/types'
import { leaseOfferSchema } from '../../../contract/dealer/lease-offer'
import { locationSchema } from '../../../contract/dealer/location'
import { modelSchema } from '../../../contract/dealer/model'
import type { Db } from '../../database/open-database'
import { vehicleOf } from '../../dealer/vehicle-row'
import type { MessageItems } from './message'

/** Dealership and item of an enquiry. */
export interface Subject {
  location: Location | null
  items: MessageItems
}

const unique = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
]

const keyOf = (kind: string, id: string): string => `${kind} ${id}`

/** Reads what enquiries are about; one that the stock no longer has is null. */
export const loadSubjects = async (db: Db, subjects: readonly EnquirySubject[]): Promise<Subject[]> => {
  const vehicleIds = unique(subjects.map(({ vehicleId }) => vehicleId))
  const ids = unique(
    subjects.flatMap(({ locationId, modelKey, leaseOfferKey }) => [locationId, modelKey, leaseOfferKey]),
  )
  const [vehicleRows, records] = await Promise.all([
    vehicleIds.length === 0
      ? []
      : db.selectFrom('vehicles').selectAll().where('id', 'in', vehicleIds).where('deleted', '=', false).execute(),
    ids.length === 0
      ? []
      : db
          .selectFrom('records')
          .select(['kind', 'id', 'record'])
          .where('kind', 'in', ['locations', 'models', 'lease-offers'])
          .where('id', 'in', ids)
          .execute(),
  ])
  const vehicles = new Map(vehicleRows.map((row) => [row.id, vehicleOf(row)] as const))
  const found = new Map(records.map(({ kind, id, record }) => [keyOf(kind, id), record] as const))
  const recordOf = (kind: string, id: string | null): unknown =>
    id === null ? null : (found.get(keyOf(kind, id)) ?? null)
  return subjects.map(({ vehicleId, locationId, modelKey, leaseOfferKey }) => ({
    location: locationSchema.nullable().parse(recordOf('locations', locationId)),
    items: {
      vehicle: vehicleId === null ? null : (vehicles.get(vehicleId) ?? null),
      model: modelSchema.nullable().parse(recordOf('models', modelKey)),
      leaseOffer: leaseOfferSchema.nullable().parse(recordOf('lease-offers', leaseOfferKey)),
    },
  }))
}
