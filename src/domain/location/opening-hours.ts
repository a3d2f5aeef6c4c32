import type { DayHours, DealershipPart, Location, SpecialHours } from './types'

/** When a part of a dealership is open: its ordinary week, and the days that differ from it. */
export interface OpeningHours {
  week: readonly DayHours[]
  special: readonly SpecialHours[]
}

/** What a dealership says of its hours. */
export type LocationHours = Pick<Location, 'showroomHours' | 'workshopHours' | 'specialHours'>

/** What it says of the hours of one part. */
export type PartHours<Part extends DealershipPart> = Pick<Location, `${Part}Hours` | 'specialHours'>

/** When a part of a dealership is open; null where nobody knows its week. */
export const openingHoursOf = <Part extends DealershipPart>(
  location: PartHours<Part>,
  part: Part,
): OpeningHours | null => {
  const week: DayHours[] | null = location[`${part}Hours`]
  if (week === null) return null
  return { week, special: location.specialHours.filter((special) => special.part === null || special.part === part) }
}
