import { forgiven, isWithin } from '../stock-search/text/typos'
import type { DraftQuery } from './draft-query'
import { FORGIVEN_WORDS, ORDERS, PHRASES } from './lexicon'
import type { Sentence } from './sentence'

/** What refuses the option behind it. */
export const REFUSAL =
  '(?:(?:mais |je ne veux |ne veux |surtout )*(?:pas|sans|sauf|hors|hormis|excepte|non|ni|pas de|tout sauf|autre que|kein|keng?|keen|keine[nrs]?|ohne|ouni|net)(?: (?:de|d|du|des|un|une|le|la|les|en|boites?|voitures?))* )'
/** What goes on with a refusal: "pas de diesel ni d’essence". */
const ALSO = '(?:(?:ni|ou|oder|noch)(?: (?:de|d|du|des|un|une))* )'

const COMPILED = PHRASES.map(([pattern, facet, option]) => ({
  facet,
  option,
  refused: new RegExp(`(?<= )${REFUSAL}${pattern}(?= )`),
  refusedAfter: new RegExp(`(?<= )${pattern} (?:exclue?s?|excepte|non merci)(?= )`),
  wanted: new RegExp(`(?<= )${pattern}(?= )`),
}))

/** The same sentence with misspelt words of the trade put right. */
const corrected = (sentence: Sentence): void => {
  for (const word of sentence.rest()) {
    const errors = Math.min(forgiven(word), 2)
    if (word.length < 5 || errors === 0 || FORGIVEN_WORDS.includes(word)) continue
    const near = FORGIVEN_WORDS.find(
      (known) => known[0] === word[0] && isWithin(word.replace(/k/g, 'qu').replace(/s$/, ''), known, errors),
    )
    if (near) sentence.replace(word, near)
  }
}

/** A colour after a part of the interior: "intérieur cuir noir". */
const INSIDE = '(?<= (?:interieur|sellerie|sieges?|cuir|alcantara|tissu) (?:(?:en )?(?:cuir|alcantara|tissu) )?)'
const INTERIOR = PHRASES.filter(([, facet]) => facet === 'colour').map(([pattern, , option]) => ({
  option,
  pattern: `${INSIDE}${pattern}(?= )`,
}))

/** Reads wishes for options (fuel, colour, body …) and what is refused of them. */
export const readOptions = (sentence: Sentence, draft: DraftQuery): void => {
  corrected(sentence)
  for (const { option, pattern } of INTERIOR) sentence.take(pattern, () => draft.want('interiorColour', option))
  const refusedFacets = new Set<string>()
  // Twice: a refusal may go on from a phrase that stands later in the table.
  for (const { facet, option, refused, refusedAfter } of COMPILED)
    if (sentence.mark(refused, REFUSED) || sentence.mark(refusedAfter, REFUSED)) {
      draft.refuse(facet, option)
      refusedFacets.add(facet)
    }
  for (const { facet, option, wanted } of COMPILED) {
    if (!refusedFacets.has(facet)) continue
    const more = `(?<=${REFUSED} )${ALSO}${wanted.source.slice('(?<= )'.length)}`
    if (sentence.mark(more, REFUSED)) draft.refuse(facet, option)
  }
  for (const { facet, option, wanted } of COMPILED) sentence.take(wanted, () => draft.want(facet, option))
  sentence.take(REFUSED, () => undefined)
}

/** Stands in the place of what was refused until the sentence is read. */
const REFUSED = '#'

/** Reads orders: "la moins chère". */
export const readOrder = (sentence: Sentence, draft: DraftQuery): void => {
  for (const [pattern, key, direction] of ORDERS)
    sentence.take(`(?<= )${pattern}(?= )`, () => draft.sort({ key, direction }))
}
