/** What a figure counts, however it is written; patterns over plain text behind the figure. */
const UNITS = {
  monthly: '(?:€|eur(?:os?)?) ?(?:/|par|au|le|chaque) ?mois|(?:€|eur(?:os?)?) mensuels?',
  money: '€|eur(?:os?)?',
  emission: 'g ?(?:de )?co2|g ?/ ?km|grammes?',
  speed: 'km ?/ ?h',
  distance: 'km|kilometres?',
  energy: 'kwh',
  kilowatts: 'kw',
  power: 'ch|cv|chevaux',
  weight: 'kg|kilos?|tonnes?',
  consumption: 'l ?/|litres?',
  percent: '%|pour cent',
  months: 'mois',
  years: 'ans?|annees?',
  weeks: 'semaines?',
  days: 'jours?',
  hours: 'h|heures?',
  seats: 'places?|sieges?',
  doors: 'portes?',
} as const

export type Unit = keyof typeof UNITS

const BEHIND = (Object.keys(UNITS) as Unit[]).map((unit) => ({
  unit,
  pattern: new RegExp(`^ ?(?:${UNITS[unit]})(?![a-z])`),
}))
/** "Places : 5". */
const BEFORE: readonly (readonly [pattern: RegExp, unit: Unit])[] = [
  [/places ?: $/, 'seats'],
  [/portes ?: $/, 'doors'],
]

/** What a figure counts; null where the text does not say it. @param before plain text @param behind plain text */
export const unitOf = (before: string, behind: string): Unit | null =>
  BEHIND.find(({ pattern }) => pattern.test(behind))?.unit ??
  BEFORE.find(([pattern]) => pattern.test(before))?.[1] ??
  null

/** Whether what is said of a figure can come from what a record says of it: a monthly rate is an amount of money too. */
export const isSameUnit = (said: Unit | null, known: Unit | null): boolean =>
  said === null || known === null || said === known || (said === 'money' && known === 'monthly')
