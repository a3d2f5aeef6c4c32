import type { Keepable } from '../../domain/vehicle/kept'
import { keptVehicle, parseSeenVehicle } from '../../domain/vehicle/kept'
import { createKeptStore } from '../storage/kept-store'

/** More than are shown, for some may be gone by the next visit. */
const RECENT_MAX = 12

/** Vehicles whose pages this device opened, the latest first. */
export const recentVehicles = createKeptStore({ key: 'vitrine.recent', max: RECENT_MAX, parse: parseSeenVehicle })

/** Remembers that the page of a vehicle was opened. */
export const rememberView = (vehicle: Omit<Keepable, 'prices'>, now = new Date()): void => {
  recentVehicles.addFirst({ ...keptVehicle(vehicle), seenAt: now.toISOString() })
}
