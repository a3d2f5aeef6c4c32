import { PHRASES } from './lexicon'
import { ALSO, EXCEPT, OPEN, OPEN_BEHIND, REFUSAL, REFUSED_BEHIND } from '../../words/refusal'

/** Placeholders for refused and optional words while the rest of the sentence is read. */
export const REFUSED = '#'
export const LEFT_OPEN = '~'

/** The patterns of each option: wished, refused, left open. */
export const COMPILED = PHRASES.map(([pattern, facet, option]) => ({
  facet,
  option,
  said: pattern,
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

export const FACETS = [...new Set(PHRASES.map(([, facet]) => facet))]

/** Any option of a facet. */
const anyOfFacet = (facet: string): string =>
  `(?:${PHRASES.filter(([, other]) => other === facet)
    .map(([pattern]) => pattern)
    .join('|')})`

/** Lists of options of one facet that are all refused. */
export const EXCEPTED = FACETS.map((facet) => {
  const any = anyOfFacet(facet)
  return new RegExp(
    `(?<= )${EXCEPT}${any}(?:(?: (?:ou|et|ni|oder|an|und))?(?: (?:le|la|les|de|du|des))? ${any})* (?:ou|et|ni|oder|an|und)(?: (?:le|la|les|de|du|des))? ${any}(?= )`,
  )
})

/** "Tout sauf noir, blanc, gris": a list of three without a conjunction. */
export const EXCEPTED_LISTS = FACETS.map((facet) => {
  const any = anyOfFacet(facet)
  return new RegExp(`(?<= )tout ${EXCEPT}${any}(?:(?: (?:le|la|les|de|du|des))? ${any}){2,}(?= )`)
})

/**
 * Two options of which either will do: "diesel ou essence, ça m’est égal". Of the condition there is hardly a third, so that
 * "neuf ou occasion, peu importe" leaves it open.
 */
export const EITHER = FACETS.filter((facet) => facet !== 'condition').map((facet) => {
  const any = anyOfFacet(facet)
  return new RegExp(`(?<= )(${any} (?:ou|oder)(?: (?:une?|de|en|le|la))* ${any})${OPEN_BEHIND}(?= )`)
})
