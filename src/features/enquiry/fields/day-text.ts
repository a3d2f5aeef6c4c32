import type { IntlShape } from 'react-intl'
import type { AppointmentDay } from '../../../domain/enquiry/appointment-days'
import { exceptionReason } from '../../../domain/location/hours-text'

const DAY = new Intl.DateTimeFormat('fr', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `mardi 24 novembre`, `samedi 1er mai` */
const dayName = (day: string): string => DAY.format(new Date(day)).replace(/ 1 /, ' 1er ')

/** `novembre 2026` */
export const monthName = (day: string): string => MONTH.format(new Date(day))

/** A half day that is the only one of its day: `samedi 28 novembre : le matin seulement`. */
const ONLY = { morning: 'enquiry.dayMorningOnly', afternoon: 'enquiry.dayAfternoonOnly' } as const

/** A day of a list, with why it cannot be chosen: `vendredi 25 décembre : fermé, Noël`. @param withHalves a half day is chosen too */
export const dayLabel = ({ day, closed, only }: AppointmentDay, withHalves: boolean, intl: IntlShape): string => {
  const { formatMessage } = intl
  const name = dayName(day)
  if (closed === null) return only !== null && withHalves ? formatMessage({ id: ONLY[only] }, { day: name }) : name
  if (closed === 'weekly') return formatMessage({ id: 'enquiry.dayClosed' }, { day: name })
  if (closed === 'past') return formatMessage({ id: 'enquiry.dayOver' }, { day: name })
  const reason = exceptionReason(closed, intl)
  return reason === null
    ? formatMessage({ id: 'enquiry.dayClosed' }, { day: name })
    : formatMessage({ id: 'enquiry.dayClosedFor' }, { day: name, reason })
}

/** Neighbours of the same month together. */
export const byMonth = (days: readonly AppointmentDay[]): [month: string, days: AppointmentDay[]][] =>
  days.reduce<[string, AppointmentDay[]][]>((months, day) => {
    const last = months.at(-1)
    if (last?.[0] === monthName(day.day)) last[1].push(day)
    else months.push([monthName(day.day), [day]])
    return months
  }, [])
