import { REFUSED_BEHIND } from '../../words/refusal'
import type { Sentence } from '../../words/sentence'
import { namesFor } from '../../site/stock-names'
import type { StockName } from '../../site/stock-names'
import { partsOf } from '../../words/word-parts'

/** Units that make a figure a measure. */
const MEASURED = /^(?:litres?|l|cm|mm|m|kms?|kg|kilos?|eur|ch|cv|kw|kwh|nm|tours)$/

const MOST_WORDS = 4

/** A name found in a sentence. */
export interface FoundName {
  name: StockName
  isRefused: boolean
  /** Whether it is the car that the visitor has, which is no wish. */
  isOwn?: true
  /** Whether it is a make before a model of another make ("Renault C3"), or what an alternative is looked for. */
  isUnwished?: true
}

interface FoundPhrase {
  phrase: string
  /** Where it begins in the sentence. */
  at: number
  matches: readonly StockName[]
}

/** What may stand between names that are refused together: "sauf la 208 et la 308". */
const GOES_ON = /^ (?:(?:et|ou|ni|oder|noch|an|und) )?(?:(?:de|d|du|des|un|une|le|la|les|l) )*$/

/** What names a car only to find others: "une alternative à la Golf". */
const INSTEAD =
  / (?:alternatives?|equivalente?s?|concurrente?s?|rivale?s?|semblables?|similaires?|comparables?|pareille?s?|alternative|(?:plus|moins) \w+ que(?= (?:son|sa|mon|ma|notre|leur|ses|mes) $))(?: (?:a|au|aux|de|d|du|la|le|l|les|une?|zu|zum|zur|son|sa|mon|ma|notre|leur|ses|mes))* $/

const IS_REFUSED_BEHIND = new RegExp(`^${REFUSED_BEHIND}(?= |$)`)
/** What may stand between names that are refused behind the last of them: "Renault et Dacia, non merci". */
const LISTED = /^ (?:et|ou|ni|comme|und|an|oder) (?:(?:les?|la|l|des|chez) )?$/

/** Which of some names in a sentence a refusal behind them means. */
const refusedBehind = (whole: string, sorted: readonly FoundPhrase[]): ReadonlySet<FoundPhrase> => {
  const refused = new Set<FoundPhrase>()
  let next: FoundPhrase | undefined
  for (const found of [...sorted].reverse()) {
    const end = found.at + 1 + found.phrase.length
    const isListed = next !== undefined && refused.has(next) && LISTED.test(whole.slice(end, next.at + 1))
    if (isListed || IS_REFUSED_BEHIND.test(whole.slice(end))) refused.add(found)
    next = found
  }
  return refused
}

/** The names in the order of the sentence, with whether they are refused. */
const withRefusals = (whole: string, phrases: readonly FoundPhrase[], refused: RegExp): FoundName[] => {
  let earlier: { end: number; facet: string | undefined; isRefused: boolean } | null = null
  const sorted = [...phrases].sort((a, b) => a.at - b.at)
  const behind = refusedBehind(whole, sorted)
  return sorted.flatMap((found, index) => {
    const { phrase, at, matches } = found
    const next = sorted[index + 1]
    const isMistaken =
      matches[0]?.facet === 'brand' &&
      next?.at === at + 1 + phrase.length &&
      next.matches.every((name) => name.facet === 'model' && matches.every(({ id }) => id !== name.brandId))
    const isUnwished = isMistaken || INSTEAD.test(whole.slice(0, at + 1))
    const facet = matches[0]?.facet
    const goesOn: boolean =
      earlier !== null && earlier.isRefused && earlier.facet === facet && GOES_ON.test(whole.slice(earlier.end, at + 1))
    const isRefused = goesOn || behind.has(found) || refused.test(` ${whole.slice(0, at).trim()} `)
    earlier = { end: at + 1 + phrase.length, facet, isRefused }
    return matches.map((name) => ({ name, isRefused, ...(isUnwished && { isUnwished }) }))
  })
}

/** Takes makes and models out of a sentence: first what is written right, then with typing errors. */
export const readNames = (
  sentence: Sentence,
  names: readonly StockName[],
  bodies: readonly string[],
  refused: RegExp,
): FoundName[] => {
  const whole = sentence.text()
  const found: FoundPhrase[] = []
  const put = (phrase: string, matches: readonly StockName[]): void => {
    found.push({ phrase, at: whole.indexOf(` ${phrase} `), matches })
    sentence.take(`(?<= )${phrase.replace(/\./g, '\\.')}(?= )`, () => undefined)
  }
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const words = sentence.text().trim().split(' ')
    for (let at = 0; at + length <= words.length; at += 1) {
      const some = words.slice(at, at + length)
      if (some.includes('|')) continue
      const matches = namesFor(
        some.flatMap((word) => partsOf(word)),
        names,
        bodies,
      )
      // "500 litres" is no Fiat 500.
      const isMeasure = /^\d+$/.test(some.join('')) && MEASURED.test(words[at + length] ?? '')
      if (matches.length > 0 && !isMeasure && sentence.text().includes(` ${some.join(' ')} `))
        put(some.join(' '), matches)
    }
  }
  return withRefusals(whole, found, refused)
}
