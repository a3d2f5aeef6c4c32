import { vehicleIdSchema } from '../../../contract/dealer/enquiry'
import { WISH_FIELDS } from '../../../domain/enquiry/wishes'
import { isRecord } from '../../../domain/is-record'
import type { Db } from '../../database/open-database'
import { readSubjects } from '../store/read-subjects'

/** Finds the dealership of the vehicle that a body is about, whose hours its wishes for an appointment follow. */
export type ReadVehicleSite = (body: unknown) => Promise<string | null>

/** @returns a function that answers null where no appointment is wished, the body names a dealership, or the vehicle is not known */
export const createVehicleSite =
  (db: Db): ReadVehicleSite =>
  async (body) => {
    if (!isRecord(body) || body['locationId'] || !WISH_FIELDS.some((name) => Object.hasOwn(body, name))) return null
    const vehicleId = vehicleIdSchema.safeParse(body['vehicleId']).data
    if (vehicleId === undefined) return null
    const subject = { vehicleId, modelKey: null, leaseOfferKey: null, locationId: null }
    return (await readSubjects(db, [subject])).get(`vehicleId ${vehicleId}`)?.location_id ?? null
  }
