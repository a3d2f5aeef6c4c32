import { onceFor } from '../../domain/collections/once'
import type { VehicleFacts } from '../site-data'
import { latestOf } from './page-plan'

/**
 * Instant of the latest change of a list's vehicles, null without any. Asked once for each list: groups of the stock stay
 * the same lists from build to build unless one of their vehicles changes.
 */
const latestOfList = onceFor((vehicles: readonly VehicleFacts[]): string | null => {
  let latest: string | null = null
  for (const { updatedAt } of vehicles) if (latest === null || updatedAt > latest) latest = updatedAt
  return latest
})

/** Instant of the latest change of all vehicles in some lists, null without any. */
export const latestUpdate = (...lists: readonly (readonly VehicleFacts[])[]): string | null =>
  latestOf(lists.map(latestOfList))
