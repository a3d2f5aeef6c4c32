import { addDays } from '../../format/date'
import { easterSunday } from '../../location/public-holidays'

/** Names of days that are the same every year, with their month and day. */
const FIXED: readonly (readonly [pattern: string, monthAndDay: string])[] = [
  ['(?:nouvel an|jour de l an|neijoer(?:sdag)?|neujahr(?:stag)?)', '01-01'],
  ['(?:fete du travail|dag vun der aarbecht|tag der arbeit)', '05-01'],
  ['(?:journee de l europe|europadag|europatag)', '05-09'],
  ['(?:fete nationale|nationalfeierda(?:g|ag)|nationalfeiertag)', '06-23'],
  ['(?:assomption|leiffraweschdag|maria himmelfahrt)', '08-15'],
  ['(?:toussaint|allerhellegen|allerheiligen)', '11-01'],
  ['(?:(?:saint|st) nicolas|kleeschen|niklosdag|nikolaus(?:tag)?)', '12-06'],
  ['(?:reveillon de noel|hellegowend|heiligabend)', '12-24'],
  ['(?:(?:saint|st) etienne|stiefesdag|stephanstag|deuxieme jour de noel)', '12-26'],
  ['(?:noel|chreschtdag|weihnachten|weihnachtstag)', '12-25'],
  ['(?:(?:saint|st) sylvestre|reveillon(?: du nouvel an)?|silvester)', '12-31'],
]
/** Names of days that move with Easter, with their distance from it. */
const MOVING: readonly (readonly [pattern: string, days: number])[] = [
  ['(?:vendredi saint|karfreideg|karfreitag)', -2],
  ['(?:lundi de paques|ouschtermeindeg|ostermontag)', 1],
  ['(?:paques|ouschteren|ostern|ostersonntag)', 0],
  ['(?:ascension|christi ?himmelfa(?:hr|ar)t)', 39],
  ['(?:lundi de (?:la )?pentecote|pengschtmeindeg|pfingstmontag)', 50],
  ['(?:pentecote|pengschten|pfingsten)', 49],
]

const easterOf = (year: number): string => new Date(easterSunday(year)).toISOString().slice(0, 10)

const NAMED = [
  ...FIXED.map(([pattern, day]) => ({ pattern, dayIn: (year: number): string => `${year}-${day}` })),
  ...MOVING.map(([pattern, days]) => ({ pattern, dayIn: (year: number): string => addDays(easterOf(year), days) })),
].map(({ pattern, dayIn }) => ({
  pattern: new RegExp(` (?:(veille|lendemain) d(?:e|u) (?:la |l |le )?)?${pattern}(?: (20\\d\\d))? `),
  dayIn,
}))

/**
 * The next day of the year that a sentence names: a holiday, or the day before or after it; null where it names none.
 *
 * @param today ISO day
 */
export const readHoliday = (text: string, today: string): string | null => {
  let left = text
  const found: string[] = []
  for (const { pattern, dayIn } of NAMED) {
    const [whole, beside, year] = pattern.exec(left) ?? []
    if (whole === undefined) continue
    left = left.replace(whole, ' ')
    const shift = beside === 'veille' ? -1 : beside === 'lendemain' ? 1 : 0
    const inYear = (at: number): string => addDays(dayIn(at), shift)
    const thisYear = Number(today.slice(0, 4))
    const next = inYear(thisYear) < today ? inYear(thisYear + 1) : inYear(thisYear)
    found.push(year === undefined ? next : inYear(Number(year)))
  }
  // "Entre Noël et Nouvel An" is no single day.
  return found.length === 1 ? (found[0] ?? null) : null
}
