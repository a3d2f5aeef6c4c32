import { addDays } from '../../format/date'
import { monthCalled } from './read-date'

const CHRISTMAS = '(?:noel|chreschtdag|weihnachten)'
const NEW_YEAR =
  '(?:nouvel an|jour de l an|premier de l an|(?:saint|st) sylvestre|reveillon|neijoer(?:sdag)?|neujahr|silvester)'
const FESTIVE = new RegExp(
  ` (?:${CHRISTMAS} (?:et|an|und|ou|oder)(?: (?:le|la|l|a|au|du))* ${NEW_YEAR}|fetes(?: de (?:fin d annee|noel))?|fin d annee|vacances de noel|zwischen den jahren|tescht de[nr]? (?:deeg|joren)) `,
)
const MONTH = / (?:en|jours? (?:feries )?de|fin|debut|au mois d|au mois de|im|am|courant|pendant) ([a-z]{3,9}) /
/** A closing that the visitor does not date. */
const YEARLY = / (?:fermetures? annuelles?|conges? (?:annuels?|collectifs?)|betriebsferien|betriebsurlaub) /
const DAYS_OF_YEAR = 365
const LAST_OF_THEM = '01-02'

/** Days from the first to the last, as ISO days. */
export interface Period {
  from: string
  to: string
}

/** The rest of the month that a sentence names, or the whole of it next year. */
const readMonth = (text: string, today: string): Period | null => {
  const month = monthCalled(MONTH.exec(text)?.[1] ?? '')
  if (month === 0) return null
  const thisMonth = Number(today.slice(5, 7))
  const year = Number(today.slice(0, 4)) + (month < thisMonth ? 1 : 0)
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const next = addDays(`${first.slice(0, 8)}28`, 4)
  return { from: month === thisMonth ? today : first, to: addDays(`${next.slice(0, 8)}01`, -1) }
}

/** The days of a month or of the next twelve that a sentence about closings speaks of; null where it names neither. */
export const readClosingPeriod = (text: string, today: string): Period | null =>
  YEARLY.test(text) ? { from: today, to: addDays(today, DAYS_OF_YEAR) } : readMonth(text, today)

/**
 * The days from Christmas Eve to the second of January, the next from today; null where a sentence does not speak of them.
 *
 * @param today ISO day
 */
export const readFestiveDays = (text: string, today: string): Period | null => {
  if (!FESTIVE.test(text)) return null
  const year = Number(today.slice(0, 4))
  const first = today.slice(5) <= LAST_OF_THEM ? year - 1 : year
  return { from: `${first}-12-24`, to: `${first + 1}-${LAST_OF_THEM}` }
}
