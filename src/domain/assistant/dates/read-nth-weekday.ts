import { addDays } from '../../format/date'
import { weekdayOf } from '../../location/open-on'
import { monthCalled } from './read-date'
import { WEEKDAY_NAMES } from './weekday-names'

const ORDINALS: readonly RegExp[] = [
  /^(?:premier|1er|1)$/,
  /^(?:deuxieme|second|2e|2eme|2)$/,
  /^(?:troisieme|3e|3eme|3)$/,
  /^(?:quatrieme|4e|4eme|4)$/,
]
const NTH = new RegExp(
  ` (premier|1er|deuxieme|second|troisieme|quatrieme|[1-4](?:e|eme|er)?|dernier) (${Object.keys(WEEKDAY_NAMES).join('|')}) (?:du mois(?: (?:de|d))?|de|d|en)(?: (prochain|[a-z]{3,9}))?(?: (20\\d\\d))? `,
)
const MONTHS_OF_YEAR = 12
const DAYS_OF_WEEK = 7

/** ISO days of a weekday in a month, in their order. */
const weekdaysIn = (year: number, month: number, weekday: string): string[] => {
  const prefix = `${year}-${String(month).padStart(2, '0')}`
  const first = Array.from({ length: DAYS_OF_WEEK }, (_, days) => addDays(`${prefix}-01`, days)).find(
    (day) => weekdayOf(day) === weekday,
  )
  return first === undefined
    ? []
    : [0, 1, 2, 3, 4].map((weeks) => addDays(first, weeks * DAYS_OF_WEEK)).filter((day) => day.startsWith(prefix))
}

/**
 * "Le premier lundi du mois", "le dernier samedi de décembre": the next such day; null where a sentence names none.
 *
 * @param today ISO day
 */
export const readNthWeekday = (text: string, today: string): string | null => {
  const [, ordinal = '', name = '', month = '', year] = NTH.exec(text) ?? []
  const weekday = WEEKDAY_NAMES[name]
  if (weekday === undefined) return null
  const place = ordinal === 'dernier' ? -1 : ORDINALS.findIndex((pattern) => pattern.test(ordinal))
  const dayIn = (inYear: number, inMonth: number): string =>
    weekdaysIn(inYear + Math.floor((inMonth - 1) / MONTHS_OF_YEAR), ((inMonth - 1) % MONTHS_OF_YEAR) + 1, weekday).at(
      place,
    ) ?? ''
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const named = monthCalled(month)
  const candidates =
    named > 0
      ? [year === undefined ? thisYear : Number(year), thisYear + 1].map((one) => dayIn(one, named))
      : [...(month === 'prochain' ? [] : [dayIn(thisYear, thisMonth)]), dayIn(thisYear, thisMonth + 1)]
  return candidates.find((day) => day >= today) ?? null
}
