import { onceFor } from '../../../collections/once'
import { forgiven, isWithin } from '../../../stock-search/text/typos'
import type { FoundName } from './read-names'
import { FREQUENT_WORDS } from '../../words/frequent-words'
import type { Sentence } from '../../words/sentence'
import { isOtherCar } from './other-cars'
import { soundOf } from '../../words/sounds'
import type { StockName } from '../../site/stock-names'

/** Short models as they are spoken, which mean them only behind their make. */
const SPOKEN: readonly (readonly [pattern: RegExp, model: string])[] = [
  [/(?<= )(?:touson|tousson|tuson|toucson|tucsson|tousan)(?= )/, 'tucson'],
  [/(?<= nissan )(?:lief|leef|lif|liefs)(?= )/, 'leaf'],
  [/(?<= nissan )(?:djouk|jouk|djuke|jook)(?= )/, 'juke'],
  // Plurals of Luxembourgish and French: "Volvoen", "des Skodas".
  [
    /(?<= )(volvo|bmw|dacia|skoda|opel|renault|peugeot|citroen|ford|fiat|toyota|hyundai|nissan|audi|volkswagen|vw|tesla|jeep|golf|polo|clio|duster)(?:en|s)(?= )/,
    '$1',
  ],
  [/(?<= (?:vw|volkswagen) )(?:gholf|golff)(?= )/, 'golf'],
  [/(?<= (?:vw|volkswagen) )(?:pollo|polot)(?= )/, 'polo'],
]

/** Writes models as they are spelt: "Nissan lief". */
export const correctSpoken = (sentence: Sentence): void => {
  for (const [pattern, model] of SPOKEN) sentence.mark(pattern, model)
}

/** Puts right the misspelt end of a name whose beginning is a name too: "C3 aircros". */
export const correctEnds = (sentence: Sentence, names: readonly StockName[]): void => {
  const words = sentence.rest()
  for (const [at, end] of words.slice(1).entries()) {
    const first = words[at] ?? ''
    const meant = names.find(
      ({ facet, key, first: own }) =>
        facet === 'model' && own === first && forgiven(end) > 0 && isWithin(end, key.slice(own.length), forgiven(end)),
    )
    if (meant) sentence.replace(`${first} ${end}`, `${first} ${meant.key.slice(first.length)}`)
  }
}

const HEARD_FROM = 5
/** Letters of a name of several words that may have two errors. */
const LONG = 9

/** The word by which each name is known, with how it sounds. */
const knownWords = onceFor((names: readonly StockName[]) =>
  names.map((name) => {
    const known = name.facet === 'brand' ? name.brandFirst : name.first
    return { name, known, sound: soundOf(known) }
  }),
)

/** Models whose long names are misspelt in one of their words: "asrta sports tourer". */
export const correctLongNames = (sentence: Sentence, names: readonly StockName[]): void => {
  for (const length of [3, 2])
    for (const [at, first] of sentence.rest().entries()) {
      const words = sentence.rest().slice(at, at + length)
      const [joined, end = ''] = [words.join(''), words.at(-1)]
      if (words.length < length || joined.length < LONG || end.length < 3 || forgiven(first) === 0) continue
      const meant = names.find(
        ({ facet, key, first: own }) =>
          facet === 'model' &&
          key !== joined &&
          key.length > own.length &&
          key.endsWith(end) &&
          isWithin(joined, key, 2),
      )
      if (meant) sentence.replace(words.join(' '), meant.key)
    }
}

/** Names that a misspelt word means; the nearest alone. */
export const readMisspeltNames = (
  sentence: Sentence,
  names: readonly StockName[],
  common: ReadonlySet<string>,
  refused: RegExp,
): FoundName[] => {
  const found: FoundName[] = []
  for (const word of sentence.rest()) {
    const errors = forgiven(word)
    if (errors === 0 || common.has(word) || FREQUENT_WORDS.has(word) || isOtherCar(word)) continue
    const spelt = [word, word.replace(/k/g, 'c'), word.replace(/^w/, 'v')]
    const heard = soundOf(word)
    for (let allowed = 1; allowed <= errors; allowed += 1) {
      const near = knownWords(names).filter(
        ({ known, sound, name: { key } }) =>
          forgiven(known) > 0 &&
          ((word.length >= HEARD_FROM && sound === heard) ||
            spelt.some(
              (one) =>
                (known[0] === one[0] || (allowed === 1 && one.length > 6)) &&
                (isWithin(one, known, allowed) || (key.length > 5 && isWithin(one, key, allowed))),
            )),
      )
      const [one] = near
      if (!one || new Set(near.map(({ name }) => name.facet)).size > 1) continue
      const best = near.filter(({ known }) => known === one.known).map(({ name }) => name)
      const exact = best.filter(({ key, first }) => key === first)
      const isRefused = refused.test(` ${sentence.text().split(` ${word} `)[0]?.trim() ?? ''} `)
      for (const name of exact.length > 0 ? exact : best) found.push({ name, isRefused })
      sentence.take(`(?<= )${word.replace(/\./g, '\\.')}(?= )`, () => undefined)
      break
    }
  }
  return found
}
