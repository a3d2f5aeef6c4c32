import type { AnswerTime } from './answer-by'
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

/** Local time "YYYY-MM-DDTHH:MM" of each wish; a wish for a day lasts until its end. */
const wishTimes = (wishes: AppointmentWishes): (readonly [WishField, string])[] =>
  WISH_FIELDS.flatMap((name) => {
    const value = wishes[name]
    if (value === undefined || fieldOf(name).type === 'radio') return []
    return [[name, value.includes('T') ? value : `${value}T23:59`] as const]
  })

/** Local time of the last wish; null without wishes. */
export const lastWish = (wishes: AppointmentWishes): string | null =>
  wishTimes(wishes)
    .map(([, time]) => time)
    .sort()
    .at(-1) ?? null

/** The wishes that are over. @param now local time "YYYY-MM-DDTHH:MM" */
export const wishesBefore = (now: string, wishes: AppointmentWishes): WishField[] =>
  wishTimes(wishes).flatMap(([name, time]) => (time < now ? [name] : []))
