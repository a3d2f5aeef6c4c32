import { isRecord } from '../../domain/is-record'

/** Lists of a vehicle that may be missing: nothing is there, so nothing is listed. */
const VEHICLE_LISTS = ['photos', 'prices', 'equipment'] as const

/**
 * A vehicle as the schema asks for it, when its lists or its discount are left out or null: it can still be shown,
 * which is better than no page.
 */
export const fillVehicle = (raw: unknown): unknown => {
  if (!isRecord(raw)) return raw
  const lists = Object.fromEntries(VEHICLE_LISTS.map((name) => [name, raw[name] ?? []]))
  return { ...raw, ...lists, discount: raw.discount ?? null }
}

/** Hours of a week in which no day is named are unknown hours, not a house that never opens. */
const hoursOf = (hours: unknown): unknown =>
  hours === undefined || (Array.isArray(hours) && hours.length === 0) ? null : hours

/** A dealership as the schema asks for it, when it names no hours, or has no list of special hours or photos. */
export const fillLocation = (raw: unknown): unknown =>
  isRecord(raw)
    ? {
        ...raw,
        showroomHours: hoursOf(raw.showroomHours),
        workshopHours: hoursOf(raw.workshopHours),
        specialHours: raw.specialHours ?? [],
        photos: raw.photos ?? [],
      }
    : raw
