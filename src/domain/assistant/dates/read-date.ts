import { addDays } from '../../format/date'

/** Names of months in French, German and Luxembourgish, as they begin. */
const MONTHS = [
  'jan(?:vier|v|uar)?',
  'fe(?:v(?:rier|r)?|bruar)',
  'mars|marz|maerz',
  'a[vp]r(?:il|ell)?',
  'mai|mee',
  'jui?n[io]?',
  'juil(?:let|l)?|juli',
  'aout|august',
  'sept?(?:embre|ember)?',
  'o[ck]t(?:obre|ober)?',
  'nov(?:embre|ember)?',
  'de[cz](?:embre|ember)?',
].map((month) => new RegExp(`^(?:${month})$`))

/** The month that a word names, from 1; 0 for none. */
export const monthCalled = (name: string): number => MONTHS.findIndex((pattern) => pattern.test(name)) + 1

const DATE = / (1er|premier|\d{1,2}) ([a-z]{3,9})(?: (20\d\d))?(?= )/g
/** "24/12", "24.12.2026"; a dash only where a year follows, for "8-12" may be hours. */
const IN_FIGURES =
  /(?<![\d/.-])(\d{1,2})(?:[/.](\d{1,2})(?:[/.](20\d\d))?|-(\d{1,2})-(20\d\d))(?![\d/])(?! ?(?:h|€|km))/
/** "Le 24": the next such day of a month. */
const DAY_OF_MONTH =
  / (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (\d{1,2})(?= )(?! (?:h|heures?|matin|eme|ans|km|eur) )/

const twoDigits = (figures: number): string => String(figures).padStart(2, '0')

/** An ISO day; null where the calendar has none, as for the 31 June. */
const dayIn = (year: number, month: number, date: number): string | null => {
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`
  return month >= 1 && month <= 12 && date >= 1 && date <= 31 && addDays(day, 0) === day ? day : null
}

/** The day of a year, or the next one where no year is said. */
const nextDay = (date: number, month: number, year: string | undefined, today: string): string | null => {
  if (year !== undefined) return dayIn(Number(year), month, date)
  const thisYear = Number(today.slice(0, 4))
  const day = dayIn(thisYear, month, date)
  return day !== null && day >= today ? day : dayIn(thisYear + 1, month, date)
}

/**
 * The date that a sentence names, the next such day where it says no year; null where it names none.
 *
 * @param asked as it was typed
 * @param text the same in plain words
 * @param today ISO day
 */
export const readDate = (asked: string, text: string, today: string): string | null => {
  for (const [, number = '', name = '', year] of text.matchAll(DATE)) {
    const month = monthCalled(name)
    if (month > 0) return nextDay(number === 'premier' ? 1 : Number.parseInt(number, 10), month, year, today)
  }
  const [, date, month, year, dashedMonth, dashedYear] = IN_FIGURES.exec(asked) ?? []
  if (date !== undefined) return nextDay(Number(date), Number(month ?? dashedMonth), year ?? dashedYear, today)
  const [, alone] = DAY_OF_MONTH.exec(text) ?? []
  if (alone === undefined) return null
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const here = dayIn(thisYear, thisMonth, Number(alone))
  if (here !== null && here >= today) return here
  return thisMonth === 12 ? dayIn(thisYear + 1, 1, Number(alone)) : dayIn(thisYear, thisMonth + 1, Number(alone))
}
