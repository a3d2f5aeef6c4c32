import { vehicleIdSchema } from '../../../contract/dealer/enquiry'
import type { Db } from '../../database/open-database'
import { readSubjects } from '../store/read-subjects'

/** Finds the dealership of the vehicle that a body is about. */
export type ReadVehicleSite = (body: unknown) => Promise<string | null>

/** @returns a function that answers null where the body names a dealership itself, or the vehicle is not known */
export const createVehicleSite =
  (db: Db): ReadVehicleSite =>
  async (body) => {
    if (typeof body !== 'object' || body === null || !('vehicleId' in body)) return null
    if ('locationId' in body && Boolean(body.locationId)) return null
    const vehicleId = vehicleIdSchema.safeParse(body.vehicleId).data
    if (vehicleId === undefined) return null
    const subject = { vehicleId, modelKey: null, leaseOfferKey: null, locationId: null }
    return (await readSubjects(db, [subject])).get(`vehicleId ${vehicleId}`)?.location_id ?? null
  }
