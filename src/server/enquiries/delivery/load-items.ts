import type { z } from 'zod'
import type { EnquirySubject } from '../../../domain/enquiry/types'
import type { Location } from '../../../domain/location/types'
import { leaseOfferSchema } from '../../../contract/dealer/lease-offer'
import { locationSchema } from '../../../contract/dealer/location'
import { modelSchema } from '../../../contract/dealer/model'
import { vehicleSchema } from '../../../contract/dealer/vehicle'
import type { Db } from '../../database/open-database'
import type { MessageItems } from './message'

/** Dealership and item of an enquiry. */
export interface Subject {
  location: Location | null
  items: MessageItems
}

const unique = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
]

const keyOf = (kind: string, id: string | number): string => `${kind} ${id}`

/** Reads stored records, and tells of those that an earlier version stored and the contract no longer takes. */
const createReader = (report: (line: string) => void) => {
  const unreadable = new Set<string>()
  return {
    unreadable,
    read: <Schema extends z.ZodType>(schema: Schema, key: string, record: unknown): z.output<Schema> | null => {
      if (record === null) return null
      const result = schema.safeParse(record)
      if (result.success) return result.data
      if (!unreadable.has(key)) report(`deliveries: the record ${key} cannot be read, import the stock again`)
      unreadable.add(key)
      return null
    },
  }
}

/**
 * Reads what enquiries are about; one that the stock no longer has is null. So is one that cannot be read: its enquiry
 * is delivered all the same, with the title that it has itself, and holds up no other.
 *
 * @param report told of records that cannot be read, one line each
 */
export const loadSubjects = async (
  db: Db,
  subjects: readonly EnquirySubject[],
  report: (line: string) => void,
): Promise<Subject[]> => {
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
  const found = new Map<string, unknown>([
    ...vehicleRows.map(
      ({ id, structural, volatile }) => [keyOf('vehicles', id), { ...structural, ...volatile }] as const,
    ),
    ...records.map(({ kind, id, record }) => [keyOf(kind, id), record] as const),
  ])
  const { read, unreadable } = createReader(report)
  const recordOf = <Schema extends z.ZodType>(schema: Schema, kind: string, id: string | number | null) =>
    id === null ? null : read(schema, keyOf(kind, id), found.get(keyOf(kind, id)) ?? null)
  return subjects.map(({ vehicleId, locationId, modelKey, leaseOfferKey }) => ({
    location: recordOf(locationSchema, 'locations', locationId),
    items: {
      vehicle: recordOf(vehicleSchema, 'vehicles', vehicleId),
      model: recordOf(modelSchema, 'models', modelKey),
      leaseOffer: recordOf(leaseOfferSchema, 'lease-offers', leaseOfferKey),
      isUnreadable: vehicleId !== null && unreadable.has(keyOf('vehicles', vehicleId)),
    },
  }))
}
