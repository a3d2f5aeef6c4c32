import { addDays } from '../format/date'
import { weekdayOf } from '../location/open-on'

const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  lundi: 'monday',
  mardi: 'tuesday',
  mercredi: 'wednesday',
  jeudi: 'thursday',
  vendredi: 'friday',
  samedi: 'saturday',
  dimanche: 'sunday',
}
const MONTHS = 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre'
const DATE = new RegExp(` (1er|\\d{1,2}) (${MONTHS})(?: (20\\d\\d))? `)
/** A weekday without its article: "le samedi" asks for every week. */
const NEXT_WEEKDAY = new RegExp(`(?<! le| les) (${Object.keys(WEEKDAY_NAMES).join('|')}) `)
const DAYS_OF_WEEK = 7

const dateOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/**
 * The day whose hours a sentence asks for, the next such day from today; null where it names none.
 *
 * @param today ISO day
 */
export const readDay = (text: string, today: string): string | null => {
  const [, number, month = '', year] = DATE.exec(text) ?? []
  if (number !== undefined) {
    const at = (inYear: number): string =>
      dateOf(inYear, MONTHS.split('|').indexOf(month) + 1, Number.parseInt(number, 10))
    const thisYear = Number(today.slice(0, 4))
    const day = year !== undefined ? at(Number(year)) : at(thisYear) < today ? at(thisYear + 1) : at(thisYear)
    // "Le 31 juin" is no day.
    return addDays(day, 0) === day ? day : null
  }
  if (/ apres demain /.test(text)) return addDays(today, 2)
  if (/ (?:demain|muer|morgen) /.test(text)) return addDays(today, 1)
  if (
    / (?:maintenant|aujourd hui|en ce moment|actuellement|ce (?:soir|matin|midi)|cet apres midi|haut|heute|jetzt) /.test(
      text,
    )
  )
    return today
  const weekday = WEEKDAY_NAMES[NEXT_WEEKDAY.exec(text)?.[1] ?? '']
  const ahead = Array.from({ length: DAYS_OF_WEEK }, (_, days) => addDays(today, days))
  return weekday === undefined ? null : (ahead.find((day) => weekdayOf(day) === weekday) ?? null)
}
