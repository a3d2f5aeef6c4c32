import type { LocationHours } from '../location/opening-hours'
import type { AnswerTime } from './answer-by'
import { lastTimeOn } from './appointment'
import { halfDayOf, NOON } from './day-part'
import { fieldOf } from './fields'
import type { FieldName } from './fields'
import { FORMS } from './forms'
import type { EnquiryKind } from './kinds'
import type { EnquiryValues } from './types'

/** Fields in which a visitor wishes for an appointment. */
export const WISH_FIELDS = [
  'slot',
  'secondSlot',
  'workshopSlot',
  'date',
  'secondDate',
  'dayPart',
] as const satisfies readonly FieldName[]
export type WishField = (typeof WISH_FIELDS)[number]

/** Wishes as they were filled in: local times, ISO days, a part of the day. */
export type AppointmentWishes = Partial<Record<WishField, string>>

/** The fields for wishes that the form of a kind has, in its order; empty for kinds without appointments. */
export const wishFieldsOf = (kind: EnquiryKind): WishField[] =>
  FORMS[kind].fields.flatMap(({ name }) => WISH_FIELDS.filter((field) => field === name))

/** The wishes among the values of an enquiry. */
export const wishesOf = (values: EnquiryValues): AppointmentWishes =>
  Object.fromEntries(
    WISH_FIELDS.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

/** Day and time of a local time "YYYY-MM-DDTHH:MM"; an ISO day has no time. */
export const dayAndTime = (moment: string): AnswerTime => ({
  day: moment.slice(0, 10),
  time: moment.slice(11) || null,
})

/**
 * Local time "YYYY-MM-DDTHH:MM" of each wish. A wish for a day, or for a half of it, lasts until the last time at which
 * the dealership could take it.
 *
 * @param site null when its opening hours are unknown: the wish then lasts until the day or half day ends
 */
const wishTimes = (wishes: AppointmentWishes, site: LocationHours | null): (readonly [WishField, string])[] => {
  const half = halfDayOf(wishes.dayPart)
  return WISH_FIELDS.flatMap((name) => {
    const value = wishes[name]
    const field = fieldOf(name)
    if (value === undefined || (field.type !== 'date' && field.type !== 'slot')) return []
    if (field.type === 'slot') return [[name, value]]
    const last = field.hours === undefined ? null : lastTimeOn(site, field.hours, value, half)
    return [[name, `${value}T${last ?? (half === 'morning' ? NOON : '23:59')}`]]
  })
}

/** Local time of the last wish; null without wishes. */
export const lastWish = (wishes: AppointmentWishes): string | null =>
  wishTimes(wishes, null)
    .map(([, time]) => time)
    .sort()
    .at(-1) ?? null

/**
 * The wishes that are over.
 *
 * @param now local time "YYYY-MM-DDTHH:MM"
 * @param site the dealership that they are for; null when its opening hours are unknown
 */
export const wishesBefore = (now: string, wishes: AppointmentWishes, site: LocationHours | null): WishField[] =>
  wishTimes(wishes, site).flatMap(([name, time]) => (time < now ? [name] : []))
