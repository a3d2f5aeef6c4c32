import { appointmentTimes } from '../../../domain/enquiry/appointment'
import { appointmentDays } from '../../../domain/enquiry/appointment-days'
import type { AppointmentDay } from '../../../domain/enquiry/appointment-days'
import type { AppointmentSite } from '../../../domain/enquiry/check-field'
import type { HalfDay } from '../../../domain/enquiry/day-part'
import { fieldOf } from '../../../domain/enquiry/fields'
import { FORMS } from '../../../domain/enquiry/forms'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { WishField } from '../../../domain/enquiry/wishes'

/** Days whose times are shown at once. */
const DAYS_AT_ONCE = 12

/** One of the values that a field for a wish may have. */
export interface WishChoice {
  value: string
  /** ISO day under which it is listed; null: it stands for itself. */
  day: string | null
  /** The only half of a day that is left; null: both, or no day. */
  only: HalfDay | null
}

export interface WishChoices {
  choices: WishChoice[]
  /** First day of the next times; null: these are the last. */
  next: string | null
}

const openDays = (site: AppointmentSite | null, name: WishField, now: string): AppointmentDay[] => {
  const field = fieldOf(name)
  if (field.type !== 'slot' && field.type !== 'date') return []
  return appointmentDays(site, field.hours ?? 'showroom', now).filter(({ closed }) => closed === null)
}

/**
 * What can be wished for: every open day, or every time of some open days.
 *
 * @param from first day of those whose times are listed
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const wishChoices = (name: WishField, site: AppointmentSite | null, from: string, now: string): WishChoices => {
  const field = fieldOf(name)
  if (field.type === 'radio' || field.type === 'select')
    return { choices: field.options.map((value) => ({ value, day: null, only: null })), next: null }
  const days = openDays(site, name, now)
  if (field.type !== 'slot')
    return { choices: days.map(({ day, only }) => ({ value: day, day: null, only })), next: null }
  const later = days.filter(({ day }) => day >= from)
  const choices = later.slice(0, DAYS_AT_ONCE).flatMap(({ day }) =>
    appointmentTimes(site, field.hours ?? 'showroom', day, now).map((time) => ({
      value: `${day}T${time}`,
      day,
      only: null,
    })),
  )
  return { choices, next: later[DAYS_AT_ONCE]?.day ?? null }
}

/** Whether the form of a kind asks for a wish, so that it cannot be left empty here either. */
export const isRequiredWish = (kind: EnquiryKind, name: WishField): boolean =>
  FORMS[kind].fields.some((field) => field.name === name && field.required === true)
