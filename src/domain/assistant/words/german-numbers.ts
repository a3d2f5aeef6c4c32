/** German and Luxembourgish number words, without accents. */
const WORDS: Readonly<Record<string, number>> = {
  ein: 1,
  eng: 1,
  zwei: 2,
  zwee: 2,
  drei: 3,
  drai: 3,
  vier: 4,
  veier: 4,
  funf: 5,
  fennef: 5,
  sechs: 6,
  sieben: 7,
  siwen: 7,
  siwe: 7,
  acht: 8,
  aacht: 8,
  neun: 9,
  neng: 9,
  zehn: 10,
  zeng: 10,
  elf: 11,
  zwolf: 12,
  zwielef: 12,
  funfzehn: 15,
  fofzeng: 15,
  zwanzig: 20,
  zwanzeg: 20,
  dreissig: 30,
  dresseg: 30,
  vierzig: 40,
  veierzeg: 40,
  funfzig: 50,
  fofzeg: 50,
}

const UNITS =
  /^(?:jahren?|joer|sitzen?|sitzplatzen?|plazen|platzen?|setzer|sitzer|turen|dieren|personen|leit|kindern?|kanner|euro|tonnen?|kilometern?|monaten?|mount|erwachsenen?|erwuessener)$/

/** Words that multiply what stands before them and add what stands behind, the larger one first. */
const POWERS: readonly (readonly [pattern: RegExp, power: number])[] = [
  [/^(.*?)(?:tausend|dausend)(.*)$/, 1000],
  [/^(.*?)(?:hundert|honnert)(.*)$/, 100],
]

/** "fünfundzwanzig" is 25, "zwanzigtausend" 20000; null for other words. */
const valueOf = (word: string): number | null => {
  for (const [pattern, power] of POWERS) {
    const [, times, rest] = pattern.exec(word) ?? []
    if (times === undefined || rest === undefined) continue
    const [most, least] = [times === '' ? 1 : valueOf(times), rest === '' ? 0 : valueOf(rest)]
    return most === null || least === null ? null : most * power + least
  }
  const known = WORDS[word]
  if (known !== undefined) return known
  const [, ones = '', tens = ''] = /^(.+?)(?:und|an)((?:zwan|drei?s|vei?er|vier|funf|fof).*)$/.exec(word) ?? []
  const [one, ten] = [WORDS[ones], WORDS[tens]]
  return one !== undefined && ten !== undefined ? ten + one : null
}

/** Writes German and Luxembourgish number words as figures: thousands anywhere, smaller ones before a unit. */
export const germanFigures = (text: string): string =>
  text
    .replace(/(?<= )([a-z]+) (tausend|dausend)(?= )/g, '$1$2')
    .replace(/(?<= )([a-z]{3,})(?= ([a-z]+))/g, (word: string, _same: string, next: string) => {
      const value = valueOf(word)
      return value !== null && (value >= 1000 || UNITS.test(next)) ? String(value) : word
    })
