import { locationSchema } from '../../../contract/dealer/location'
import type { Location } from '../../../domain/location/types'
import type { Db } from '../../database/open-database'
import { readCollection } from '../../dealer/collections'

/** Milliseconds for which dealerships are taken as they were read. */
const FRESH_MS = 10_000

export type ReadSites = () => Promise<readonly Location[] | null>

/**
 * Reads the dealerships and their hours, a few seconds old at most.
 *
 * @returns a function that answers null where there are none: then no dealership can be checked
 */
export const createKnownSites = (db: Db, clock: () => Date): ReadSites => {
  let readAt = -Infinity
  let reading: Promise<readonly Location[] | null> = Promise.resolve(null)

  const read = async (): Promise<readonly Location[] | null> => {
    const sites = (await readCollection(db, 'locations')).flatMap((record) => {
      const site = locationSchema.safeParse(record)
      return site.success ? [site.data] : []
    })
    return sites.length > 0 ? sites : null
  }
  return () => {
    const now = clock().getTime()
    if (now - readAt < FRESH_MS && now >= readAt) return reading
    readAt = now
    reading = read().catch((error: unknown) => {
      readAt = -Infinity
      throw error
    })
    return reading
  }
}
