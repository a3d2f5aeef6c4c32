import { forgiven, isWithin } from '../stock-search/text/typos'
import { COMMON_WORDS } from './common-words'
import type { DraftQuery } from './draft-query'
import { FORGIVEN_WORDS, ORDERS, PHRASES } from './lexicon'
import { ALSO, EXCEPT, OPEN, OPEN_BEHIND, REFUSAL, REFUSED_BEHIND } from './refusal'
import type { Sentence } from './sentence'
import { soundOf } from './sounds'

/** Stands in the place of what was refused, and of what was left open, until the sentence is read. */
const REFUSED = '#'
const LEFT_OPEN = '~'

const COMPILED = PHRASES.map(([pattern, facet, option]) => ({
  facet,
  option,
  refused: new RegExp(`(?<= )${REFUSAL}${pattern}(?= )`),
  refusedAfter: new RegExp(`(?<= )${pattern}${REFUSED_BEHIND}(?= )`),
  open: [
    new RegExp(`(?<= )${OPEN}${pattern}(?= )`),
    new RegExp(`(?<= )${pattern}${OPEN_BEHIND}(?= )`),
    new RegExp(`(?<= )${pattern} (?:ou|oder|et|an|und) ${LEFT_OPEN}(?= )`),
    new RegExp(`(?<=${LEFT_OPEN} )(?:ou|oder|et|an|und)(?: de| d| une?)* ${pattern}(?= )`),
  ],
  wanted: new RegExp(`(?<= )${pattern}(?= )`),
  also: new RegExp(`(?<=${REFUSED} )${ALSO}${pattern}(?= )`),
}))

/** The options that a sentence speaks of, so that the patterns of the others need not be tried. */
const namedIn = (sentence: Sentence) => COMPILED.filter(({ wanted }) => wanted.test(sentence.text()))

/** Lists of options of one facet that are all refused. */
const FACETS = [...new Set(PHRASES.map(([, facet]) => facet))]
const EXCEPTED = FACETS.map((facet) => {
  const any = `(?:${PHRASES.filter(([, other]) => other === facet)
    .map(([pattern]) => pattern)
    .join('|')})`
  return new RegExp(
    `(?<= )${EXCEPT}${any}(?:(?: (?:ou|et|ni|oder|an|und))?(?: (?:le|la|les|de|du|des))? ${any})* (?:ou|et|ni|oder|an|und)(?: (?:le|la|les|de|du|des))? ${any}(?= )`,
  )
})

/** Two options of which either will do: "diesel ou essence, ça m’est égal". */
const EITHER = FACETS.map((facet) => {
  const any = `(?:${PHRASES.filter(([, other]) => other === facet)
    .map(([pattern]) => pattern)
    .join('|')})`
  return new RegExp(`(?<= )(${any} (?:ou|oder)(?: (?:une?|de|en|le|la))* ${any})${OPEN_BEHIND}(?= )`)
})

const FORGIVEN = FORGIVEN_WORDS.map((known) => ({ known, sound: soundOf(known) }))

/** The same sentence with misspelt words of the trade put right. */
const corrected = (sentence: Sentence): void => {
  for (const word of sentence.rest()) {
    const errors = Math.min(forgiven(word), 2)
    if (word.length < 5 || errors === 0 || COMMON_WORDS.has(word) || FORGIVEN_WORDS.includes(word)) continue
    const heard = soundOf(word)
    const near = FORGIVEN.find(
      ({ known, sound }) =>
        sound === heard ||
        (known[0] === word[0] && isWithin(word.replace(/k/g, 'qu').replace(/s$/, ''), known, errors)),
    )
    if (near) sentence.replace(word, near.known)
  }
}

/** A colour after a part of the interior: "intérieur cuir noir". */
const INSIDE = '(?<= (?:interieur|sellerie|sieges?|cuir|alcantara|tissu) (?:(?:en )?(?:cuir|alcantara|tissu) )?)'
const INTERIOR = PHRASES.filter(([, facet]) => facet === 'colour').map(([pattern, , option]) => ({
  option,
  pattern: new RegExp(`${INSIDE}${pattern}(?= )`),
  refused: new RegExp(`(?<= )${REFUSAL}(?:interieur|sellerie|sieges?) (?:en )?${pattern}(?= )`),
}))

const OF_INTERIOR = / (?:interieur|sellerie|sieges?|cuir|alcantara|tissu) /
/** Tell most sentences apart that need none of the many patterns. */
const MAY_BE_OPEN = new RegExp(`(?<= )${OPEN}|${OPEN_BEHIND}(?= )`)
const MAY_REFUSE = new RegExp(`(?<= )${REFUSAL}|${REFUSED_BEHIND}(?= )`)

/** A hybrid without a word for its kind: whoever refuses it refuses one with a plug too. */
const ANY_HYBRID = /(?<!(?:full|mild|micro) )hybri[a-z]+ (?!non rechargeable|simple|classique)/

/** Reads what is refused of the options. */
const readRefusals = (sentence: Sentence, draft: DraftQuery): void => {
  const refusedFacets = new Set<string>()
  const refusesAnyHybrid = ANY_HYBRID.test(sentence.text())
  for (const list of EXCEPTED)
    sentence.take(list, ([said = '']) => {
      for (const { facet, option, wanted } of COMPILED)
        if (wanted.test(` ${said} `) && list === EXCEPTED[FACETS.indexOf(facet)]) draft.refuse(facet, option)
    })
  // Twice: a refusal may go on from a phrase that stands later in the table.
  const named = namedIn(sentence)
  for (const { facet, option, refused, refusedAfter } of named)
    if (sentence.mark(refusedAfter, REFUSED) || sentence.mark(refused, REFUSED)) {
      draft.refuse(facet, option)
      refusedFacets.add(facet)
    }
  for (const { facet, option, also } of named)
    if (refusedFacets.has(facet) && sentence.mark(also, REFUSED)) draft.refuse(facet, option)
  const isPlugWished = named.some(({ option, wanted }) => option === 'plug_in_hybrid' && wanted.test(sentence.text()))
  if (refusesAnyHybrid && draft.refused('fuel').includes('hybrid') && !isPlugWished)
    draft.refuse('fuel', 'plug_in_hybrid')
}

/** Reads wishes for options (fuel, colour, body …) and what is refused of them. */
export const readOptions = (sentence: Sentence, draft: DraftQuery): void => {
  corrected(sentence)
  if (OF_INTERIOR.test(sentence.text())) {
    for (const { option, refused } of INTERIOR) sentence.take(refused, () => draft.refuse('interiorColour', option))
    for (const { option, pattern } of INTERIOR) sentence.take(pattern, () => draft.want('interiorColour', option))
  }
  if (MAY_BE_OPEN.test(sentence.text())) {
    for (const either of EITHER) sentence.mark(either, '$1')
    const named = namedIn(sentence)
    for (const at of [0, 1, 2, 3]) for (const { open } of named) sentence.mark(open[at] ?? LEFT_OPEN, LEFT_OPEN)
  }
  if (MAY_REFUSE.test(sentence.text())) readRefusals(sentence, draft)
  for (const { facet, option, wanted } of COMPILED) sentence.take(wanted, () => draft.want(facet, option))
  sentence.take(`[${REFUSED}${LEFT_OPEN}]`, () => undefined)
}

/** Reads orders: "la moins chère". */
export const readOrder = (sentence: Sentence, draft: DraftQuery): void => {
  for (const [pattern, key, direction] of ORDERS)
    sentence.take(`(?<= )${pattern}(?= )`, () => draft.sort({ key, direction }))
}
