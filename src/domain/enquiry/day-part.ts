/** The halves of a day that a visitor may ask for. */
export const HALF_DAYS = ['morning', 'afternoon'] as const
export type HalfDay = (typeof HALF_DAYS)[number]

/** When an appointment in the morning begins at the latest, exclusively: then the morning is over. */
export const NOON = '12:00'
/** When an appointment in the afternoon begins at the earliest. */
const AFTERNOON = '13:00'

/** The half day that a value of the field `dayPart` asks for; null: any time of the day. */
export const halfDayOf = (value: unknown): HalfDay | null => HALF_DAYS.find((half) => half === value) ?? null

/** Whether a time "HH:MM" lies in a half day; null: the whole day. */
export const isInHalfDay = (time: string, half: HalfDay | null): boolean => {
  if (half === null) return true
  return half === 'morning' ? time < NOON : time >= AFTERNOON
}
