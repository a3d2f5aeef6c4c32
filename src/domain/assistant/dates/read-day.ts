import { addDays } from '../../format/date'
import { weekdayOf } from '../../location/open-on'
import { readDate } from './read-date'
import { readHoliday } from './read-holiday'
import { readNthWeekday } from './read-nth-weekday'
import { readSentence } from '../words/sentence'
import { WEEKDAY_NAMES } from './weekday-names'

/** A weekday without its article: "le samedi" asks for every week. */
const NEXT_WEEKDAY = new RegExp(
  `(?<! le| les) (${Object.keys(WEEKDAY_NAMES).join('|')})(?= )|(?<= le )(${Object.keys(WEEKDAY_NAMES).join('|')})(?= (?:prochain|qui vient|suivant|dans|en (?:huit|quinze)))`,
)
const DAYS_OF_WEEK = 7
/** What moves a day on by weeks: "samedi en huit". */
const LATER: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/ en huit /, DAYS_OF_WEEK],
  [/ en quinze /, 2 * DAYS_OF_WEEK],
]
const IN_WEEKS = / (?:dans|an|in) (\d) (?:semaines?|wochen?) /
const IN_DAYS = / (?:dans|an|in) (\d{1,2}) (?:jours?|deeg|tagen?) /
const NEXT_WEEK = / (?:la )?semaine prochaine | nachste(?:r)? woche | nachst woch /

const weeksAhead = (text: string): number => {
  const [, weeks] = IN_WEEKS.exec(text) ?? []
  if (weeks !== undefined) return Number(weeks) * DAYS_OF_WEEK
  return LATER.find(([pattern]) => pattern.test(text))?.[1] ?? 0
}

/** The next such weekday, today included, or that of the week after this one. */
const dayOfWeek = (weekday: string, text: string, today: string): string | null => {
  const ahead = (from: string): string | undefined =>
    Array.from({ length: DAYS_OF_WEEK }, (_, days) => addDays(from, days)).find((day) => weekdayOf(day) === weekday)
  const monday = (from: string): string | undefined =>
    Array.from({ length: DAYS_OF_WEEK }, (_, days) => addDays(from, days + 1)).find(
      (day) => weekdayOf(day) === 'monday',
    )
  const day = ahead(NEXT_WEEK.test(text) ? (monday(today) ?? today) : today)
  if (day === undefined) return null
  // "Mercredi prochain" is not today.
  const isToday = day === today && / (?:prochain|qui vient) /.test(text)
  return addDays(day, isToday ? DAYS_OF_WEEK : weeksAhead(text))
}

/** When something happened, which is no day that is wished: "le voyant s’est allumé ce matin". */
const HAPPENED =
  / (?:depuis|allumee?|tombee?s?|casse\w*|crevee?s?|commence\w*|entendu\w*|apparue?|accroche\w*|recue?s?|achetee?s?|eu lieu|arrivee?) (?:hier|ce matin|aujourd hui|ce midi|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: dernier)?)(?= )/
const ANY_WEEKDAY = new RegExp(` (${Object.keys(WEEKDAY_NAMES).join('|')}) `)
/** Days around a holiday in which a weekday of it is looked for. */
const AROUND = [0, 1, -1, 2, -2, 3, -3]

/** "Le vendredi de l’Ascension" is the Friday beside the holiday. */
const weekdayNear = (holiday: string, text: string): string => {
  const [, name = ''] = ANY_WEEKDAY.exec(text) ?? []
  const weekday = WEEKDAY_NAMES[name]
  const beside = AROUND.map((days) => addDays(holiday, days)).find((day) => weekdayOf(day) === weekday)
  return beside ?? holiday
}

/**
 * The day whose hours a sentence asks for, the next such day from today; null where it names none.
 *
 * @param today ISO day
 */
export const readDay = (asked: string, today: string): string | null => {
  const text = readSentence(asked).text().replace(HAPPENED, ' ')
  const holiday = readHoliday(text, today)
  if (holiday !== null) return weekdayNear(holiday, text)
  const date = readNthWeekday(text, today) ?? readDate(asked, text, today)
  if (date !== null) return date
  if (/ (?:apres demain|iwwermuer|ubermorgen) /.test(text)) return addDays(today, 2)
  if (/ (?:demain|muer|morgen) /.test(text)) return addDays(today, 1)
  if (
    / (?:maintenant|aujourd hui|en ce moment|actuellement|ce (?:soir|matin|midi)|cet apres midi|haut|heute|jetzt) /.test(
      text,
    )
  )
    return today
  const [, bare, next] = NEXT_WEEKDAY.exec(text) ?? []
  const weekday = WEEKDAY_NAMES[bare ?? next ?? '']
  if (weekday !== undefined) return dayOfWeek(weekday, text, today)
  const [, days] = IN_DAYS.exec(text) ?? []
  const later = days === undefined ? weeksAhead(text) : Number(days)
  return later > 0 ? addDays(today, later) : null
}
