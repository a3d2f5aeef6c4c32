/** Day on which the demo's stock is "today"; fixed, so that the same seed makes the same stock for ever. */
export const REFERENCE_DATE = '2026-11-20'

const DAY = 86_400_000
const reference = Date.parse(`${REFERENCE_DATE}T00:00:00Z`)

/** Days in an average month. */
export const DAYS_PER_MONTH = 30.44

/** ISO date some days before the reference date. */
export const daysBefore = (days: number): string => new Date(reference - days * DAY).toISOString().slice(0, 10)

/** ISO instant some days before the reference date, at a time of the working day (UTC). */
export const instantBefore = (days: number, minuteOfDay: number): string =>
  new Date(reference - days * DAY + minuteOfDay * 60_000).toISOString()

/** Whole days from an ISO date to the reference date. */
export const daysSince = (isoDate: string): number => Math.round((reference - Date.parse(`${isoDate}T00:00:00Z`)) / DAY)

/** Emission standard of a car first registered on a day: what the standard's dates for all new cars say. */
export const emissionsClassAt = (isoDate: string, heavy: boolean): string => {
  if (heavy) return 'Euro VI'
  if (isoDate >= '2024-09-01') return 'Euro 6e'
  if (isoDate >= '2021-01-01') return 'Euro 6d'
  if (isoDate >= '2019-09-01') return 'Euro 6d-TEMP'
  return isoDate >= '2015-09-01' ? 'Euro 6b' : 'Euro 5'
}
