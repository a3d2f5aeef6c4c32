import { correctOptions } from './correct-options'
import type { DraftQuery } from '../../draft/draft-query'
import { ORDERS, PHRASES } from './lexicon'
import { COMPILED, EITHER, EXCEPTED, EXCEPTED_LISTS, FACETS, LEFT_OPEN, REFUSED } from './option-patterns'
import { OPEN, OPEN_BEHIND, REFUSAL, REFUSED_BEHIND } from '../../words/refusal'
import { isIn } from '../../words/pattern'
import type { Sentence } from '../../words/sentence'

/** The options that a sentence speaks of, so that the patterns of the others need not be tried. */
const namedIn = (sentence: Sentence) => COMPILED.filter(({ wanted }) => isIn(sentence.text(), wanted))

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

/** "Hybride" alone, not "hybride rechargeable": a refusal covers plug-in hybrids too. */
const ANY_HYBRID = /(?<!(?:full|mild|micro) )hybri[a-z]+ (?!non rechargeable|simple|classique)/

const ARTICLE = '(?:les?|la|l|du|des) '

/** Reads what is refused of the options. */
const readRefusals = (sentence: Sentence, draft: DraftQuery): void => {
  const refusedFacets = new Set<string>()
  const refusesAnyHybrid = ANY_HYBRID.test(sentence.text())
  for (const list of EXCEPTED)
    sentence.take(list, ([said = '']) => {
      for (const { facet, option, wanted } of COMPILED)
        if (wanted.test(` ${said} `) && list === EXCEPTED[FACETS.indexOf(facet)]) draft.refuse(facet, option)
    })
  for (const [at, list] of EXCEPTED_LISTS.entries())
    sentence.take(list, ([said = '']) => {
      for (const { facet, option, wanted } of COMPILED)
        if (facet === FACETS[at] && wanted.test(` ${said} `)) draft.refuse(facet, option)
    })
  // Twice: a refusal may go on from a phrase that stands later in the table.
  const named = namedIn(sentence)
  for (const { facet, option, refused, refusedAfter } of named)
    if (sentence.mark(refusedAfter, REFUSED) || sentence.mark(refused, REFUSED)) {
      draft.refuse(facet, option)
      refusedFacets.add(facet)
    }
  // "Les SUV et les breaks, non merci".
  for (const { facet, option, said } of named)
    if (
      refusedFacets.has(facet) &&
      sentence.mark(`(?<= ${ARTICLE})${said} (?:et|ou|ni|comme) ${ARTICLE}${REFUSED}(?= )`, REFUSED)
    )
      draft.refuse(facet, option)
  for (const { facet, option, also } of named)
    if (refusedFacets.has(facet) && sentence.mark(also, REFUSED)) draft.refuse(facet, option)
  const isPlugWished = named.some(({ option, wanted }) => option === 'plug_in_hybrid' && wanted.test(sentence.text()))
  if (refusesAnyHybrid && draft.refused('fuel').includes('hybrid') && !isPlugWished)
    draft.refuse('fuel', 'plug_in_hybrid')
}

const NO_BATTERY = new RegExp(
  `(?<= )${REFUSAL}(?:(?:ces|toutes ces) )?(?:histoires? de |trucs? a )?(?:batteries?|piles)(?= (?:[|]|$|et|ni))|(?<= )${REFUSAL}(?:ces )?(?:histoires? de |trucs? a )(?:batteries?|piles)(?= )`,
)

/** Reads wishes for options (fuel, colour, body …) and what is refused of them. */
export const readOptions = (sentence: Sentence, draft: DraftQuery): void => {
  correctOptions(sentence)
  if (OF_INTERIOR.test(sentence.text())) {
    for (const { option, refused } of INTERIOR) sentence.take(refused, () => draft.refuse('interiorColour', option))
    for (const { option, pattern } of INTERIOR) sentence.take(pattern, () => draft.want('interiorColour', option))
    sentence.take(/(?<= )(?:interieur|sellerie|sieges?)(?= [|])/, () => undefined)
  }
  if (MAY_BE_OPEN.test(sentence.text())) {
    for (const either of EITHER) sentence.mark(either, '$1')
    const named = namedIn(sentence)
    for (const at of [0, 1, 2, 3]) for (const { open } of named) sentence.mark(open[at] ?? LEFT_OPEN, LEFT_OPEN)
  }
  // "Sans ces histoires de batterie" refuses what has a plug.
  sentence.take(NO_BATTERY, () => {
    for (const fuel of ['electric', 'plug_in_hybrid']) draft.refuse('fuel', fuel)
  })
  if (MAY_REFUSE.test(sentence.text())) readRefusals(sentence, draft)
  for (const { facet, option, wanted } of COMPILED) sentence.take(wanted, () => draft.want(facet, option))
  sentence.take(`[${REFUSED}${LEFT_OPEN}]`, () => undefined)
}

const ORDER_PATTERNS = ORDERS.map(([pattern, key, direction]) => ({
  pattern: new RegExp(`(?<= )${pattern}(?= )`),
  sort: { key, direction },
}))

/** Reads orders: "la moins chère". */
export const readOrder = (sentence: Sentence, draft: DraftQuery): void => {
  for (const { pattern, sort } of ORDER_PATTERNS) sentence.take(pattern, () => draft.sort(sort))
}
