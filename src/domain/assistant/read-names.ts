import { wordsOf } from '../stock-search/text/words'
import { forgiven, isWithin } from '../stock-search/text/typos'
import type { Sentence } from './sentence'

/** A make or model of the stock. */
export interface StockName {
  facet: 'brand' | 'model'
  id: string
  brandId: string
  /** Words of the name in one: "id3", "308sw". */
  key: string
  /** First word of the name: "octavia" of "Octavia Combi". */
  first: string
  /** First word of the make. */
  brandFirst: string
  bodies: ReadonlySet<string>
}

/** What else people call makes and models; by the words of the name in one. */
const ALIASES: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  volkswagn: 'volkswagen',
  alfa: 'alfaromeo',
  alpharomeo: 'alfaromeo',
  merco: 'mercedes',
  r5: '5etech',
  r4: '4etech',
  renault5: '5etech',
  renault4: '4etech',
  fiat500e: '500',
  mustang: 'mustangmache',
  citron: 'citroen',
}

const MOST_WORDS = 4

/** A name found in a sentence. */
export interface FoundName {
  name: StockName
  isRefused: boolean
}

const byBody = (found: readonly StockName[], bodies: readonly string[]): readonly StockName[] => {
  const fitting = found.filter((name) => bodies.some((body) => name.bodies.has(body)))
  return fitting.length > 0 ? fitting : found
}

/** Names that words mean, the exact ones first; several where a word begins several names. */
const namesFor = (
  words: readonly string[],
  names: readonly StockName[],
  bodies: readonly string[],
): readonly StockName[] => {
  const joined = words.join('')
  const key = ALIASES[joined] ?? joined
  const exact = names.filter(
    (name) => name.key === key || (name.facet === 'model' && name.brandFirst + name.key === key),
  )
  const family = names.filter(
    (name) => name.facet === 'model' && words.length === 1 && name.first === key && /[a-z]{3}|\d{3}/.test(key),
  )
  if (
    bodies.length > 0 &&
    exact.length > 0 &&
    exact.every(({ bodies: own, facet }) => facet === 'model' && !bodies.some((body) => own.has(body)))
  ) {
    const others = family.filter((name) => bodies.some((body) => name.bodies.has(body)))
    if (others.length > 0) return others
  }
  return exact.length > 0 ? exact : byBody(family, bodies)
}

/** Takes makes and models out of a sentence: first what is written right, then with typing errors. */
export const readNames = (
  sentence: Sentence,
  names: readonly StockName[],
  bodies: readonly string[],
  refused: RegExp,
): FoundName[] => {
  const found: FoundName[] = []
  const isRefusedBefore = (phrase: string): boolean => {
    const text = sentence.text()
    return refused.test(` ${text.slice(0, text.indexOf(` ${phrase} `)).trim()} `)
  }
  const put = (phrase: string, matches: readonly StockName[]): void => {
    const isRefused = isRefusedBefore(phrase)
    for (const name of matches) found.push({ name, isRefused })
    sentence.take(`(?<= )${phrase.replace(/\./g, '\\.')}(?= )`, () => undefined)
  }
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const words = sentence.text().trim().split(' ')
    for (let at = 0; at + length <= words.length; at += 1) {
      const some = words.slice(at, at + length)
      if (some.includes('|')) continue
      const matches = namesFor(
        some.flatMap((word) => wordsOf(word)),
        names,
        bodies,
      )
      if (matches.length > 0 && sentence.text().includes(` ${some.join(' ')} `)) put(some.join(' '), matches)
    }
  }
  return found
}

/** Names that a misspelt word means; the nearest alone. */
export const readMisspeltNames = (
  sentence: Sentence,
  names: readonly StockName[],
  common: ReadonlySet<string>,
): FoundName[] => {
  const found: FoundName[] = []
  for (const word of sentence.rest()) {
    const errors = forgiven(word)
    if (errors === 0 || common.has(word)) continue
    for (let allowed = 1; allowed <= errors; allowed += 1) {
      const near = names.filter(({ facet, key, first, brandFirst }) => {
        const known = facet === 'brand' ? brandFirst : first
        return (
          forgiven(known) > 0 &&
          (known[0] === word[0] || (allowed === 1 && word.length > 6)) &&
          (isWithin(word, known, allowed) || (key.length > 5 && isWithin(word, key, allowed)))
        )
      })
      const [one] = near
      if (!one || new Set(near.map(({ facet }) => facet)).size > 1) continue
      const best = near.filter(
        ({ first, facet, brandFirst }) =>
          (facet === 'brand' ? brandFirst : first) === (one.facet === 'brand' ? one.brandFirst : one.first),
      )
      const exact = best.filter(({ key, first }) => key === first)
      for (const name of exact.length > 0 ? exact : best) found.push({ name, isRefused: false })
      sentence.take(`(?<= )${word.replace(/\./g, '\\.')}(?= )`, () => undefined)
      break
    }
  }
  return found
}
