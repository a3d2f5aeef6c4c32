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

/** Local time "YYYY-MM-DDTHH:MM" of the last wish; a wish for a day lasts until its end. Null without wishes. */
export const lastWish = (wishes: AppointmentWishes): string | null =>
  WISH_FIELDS.flatMap((name) => {
    const value = wishes[name]
    if (value === undefined || fieldOf(name).type === 'radio') return []
    return value.includes('T') ? value : `${value}T23:59`
  })
    .sort()
    .at(-1) ?? null
