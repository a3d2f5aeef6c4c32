import type { StoredEnquiry } from '../../../domain/enquiry/types'

/** Hours of the example's dealership, written down again so that the code which is tested has no part in them. */
const HOURS = {
  slot: ['08:30', '18:00'],
  secondSlot: ['08:30', '18:00'],
  workshopSlot: ['07:30', '16:30'],
} as const
const ANY_HOURS = ['08:00', '18:30'] as const
/** Public holidays of the days for which an appointment can be wished. */
const HOLIDAYS = ['2026-12-25', '2026-12-26', '2027-01-01']
const CONSENT_VERSIONS = ['2026-11-24']

const isClosedDay = (day: string, isKnownSite: boolean): boolean =>
  HOLIDAYS.includes(day) || (isKnownSite && new Date(day).getUTCDay() === 0)

/** Names what of a stored enquiry must never be, by rules that share nothing with its parser. */
export const storedFaults = ({ values, subject, consent }: StoredEnquiry): string[] => {
  const isKnownSite = subject.locationId !== null
  const faults: string[] = []
  for (const [name, hours] of Object.entries(HOURS)) {
    const slot = values[name as keyof typeof HOURS]
    if (slot === undefined) continue
    const [first, last] = isKnownSite ? hours : ANY_HOURS
    const [day = '', time = ''] = String(slot).split('T')
    if (isClosedDay(day, isKnownSite) || time < first || time > last || !/^\d\d:[03]0$/.test(time))
      faults.push(`${name} ${String(slot)}`)
  }
  for (const day of [values.date, values.secondDate])
    if (day !== undefined && isClosedDay(String(day), isKnownSite)) faults.push(`date ${String(day)}`)
  if (values.phone !== undefined && !/^\+[1-9]\d{6,14}$/.test(String(values.phone))) faults.push('phone')
  if (!CONSENT_VERSIONS.includes(consent.textVersion)) faults.push('consent')
  return faults
}
