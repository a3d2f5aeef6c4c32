import { luxembourgTime } from './luxembourg-clock'
import { NBSP } from './number'

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

const WEEKDAY_NAMES = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const

interface Moment {
  year: number
  month: number
  day: number
  hour: string
  minute: string
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/
const PARTS = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

/** An ISO date stands for that day; an ISO instant for the day it is in Luxembourg. */
const momentOf = (iso: string): Moment | null => {
  const instant = new Date(iso)
  const isDate = DATE_ONLY.test(iso)
  if (!isDate && Number.isNaN(instant.getTime())) return null
  const parts = PARTS.exec(isDate ? iso : luxembourgTime(instant))
  if (!parts) return null
  const [, year, month, day, hour = '00', minute = '00'] = parts
  return { year: Number(year), month: Number(month), day: Number(day), hour, minute }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const formatWith = (iso: string, format: (moment: Moment) => string): string => {
  const moment = momentOf(iso)
  return moment ? format(moment) : ''
}

const dayOfMonth = (day: number): string => (day === 1 ? '1er' : String(day))

/** `21 novembre 2026`, `1er mars 2026`; empty for what is no date. */
export const formatDate = (iso: string): string =>
  formatWith(iso, ({ year, month, day }) => [dayOfMonth(day), MONTHS[month - 1], year].join(NBSP))

/** `novembre` of 11; empty for what is no month. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** `21/11/2026` */
export const formatShortDate = (iso: string): string =>
  formatWith(iso, ({ year, month, day }) => `${twoDigits(day)}/${twoDigits(month)}/${year}`)

/** The ISO day of an instant as the calendar in Luxembourg has it, whatever the time zone of who asks: `2026-11-21`. */
export const localDay = (instant: Date): string =>
  formatWith(instant.toISOString(), ({ year, month, day }) => `${year}-${twoDigits(month)}-${twoDigits(day)}`)

/** A day so many days later; days of the calendar have no clock to change. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** `11/2026`, as registration papers have it. */
export const formatMonthYear = (iso: string): string =>
  formatWith(iso, ({ year, month }) => `${twoDigits(month)}/${year}`)

/** `14:32` */
export const formatTime = (iso: string): string => formatWith(iso, ({ hour, minute }) => `${hour}:${minute}`)

/** `31 juillet`, `1er août`, for a day in the near future. */
export const formatDayMonth = (day: string): string =>
  formatWith(day, ({ month, day: date }) => `${dayOfMonth(date)}${NBSP}${MONTHS[month - 1] ?? ''}`)

/** The first of two days, with its month only where the second has another: `27`, `27 juillet`. */
export const formatFirstDay = (first: string, last: string): string =>
  first.slice(0, 7) === last.slice(0, 7) ? formatWith(first, ({ day }) => dayOfMonth(day)) : formatDayMonth(first)

/** `mercredi 25 novembre`, for a day in the near future; empty for what is no date. */
export const formatWeekdayDate = (day: string): string =>
  formatWith(day, ({ year, month, day: date }) => {
    const weekday = WEEKDAY_NAMES[new Date(Date.UTC(year, month - 1, date)).getUTCDay()]
    return `${weekday ?? ''} ${formatDayMonth(day)}`
  })
