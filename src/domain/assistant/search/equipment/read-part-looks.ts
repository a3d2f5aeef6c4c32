import { knownLabels } from './equipment-labels'
import { PHRASES } from '../options/lexicon'
import type { Sentence } from '../../words/sentence'

/** Parts of a car with a colour of their own, and how equipment labels call them. */
const PARTS: readonly (readonly [part: string, label: string])[] = [
  ['ciel(?: de (?:toit|pavillon))?|plafond', 'ciel de pavillon'],
  ['barres? de toit', 'barres de toit'],
  ['coffre de toit', 'coffre de toit'],
  ['(?<! (?:ciel|barres?|coffre) de )(?:toit|pavillon)', 'toit'],
  ['(?:coques? (?:de |des )?)?retros?(?:viseurs?)?(?: exterieurs?)?', 'retroviseurs'],
  ['jantes?', 'jantes'],
  ['capote', 'capote'],
  ['ceintures?(?: de securite)?', 'ceintures'],
  ['volant', 'volant'],
  ['etriers?(?: de freins?)?', 'etriers'],
  ['surpiqures?|coutures?', 'surpiqures'],
  ['sieges? chauffants?|banquettes?', 'sieges'],
  ['calandre', 'calandre'],
  ['packs?(?: exterieur)?', 'pack exterieur'],
  ['pare ?chocs?|boucliers?', 'boucliers'],
  ['capot|hayon', 'capot'],
  ['poignees?', 'poignees'],
  ['bandes?|liseres?|stickers?|autocollants?|emblemes?|logos?', 'emblemes'],
  ['moquettes?|tapis(?: de sol)?|tableau de bord|planche de bord', 'tapis'],
]
/** Words between a part and its colour. */
const BETWEEN =
  '(?: (?:alu|aluminium|alliage|en|de|couleur|teinte|avant|arriere|lateral\\w*|tout(?:e?s)?|entierement|bien|peinte?s?|laquee?s?|est|sont|soit|\\d{2}(?: pouces)?|pouces|contrastee?s?|d origine))*'
/** Feminine forms, which agree with the car rather than with a masculine part: "une clio toit ouvrant noire". */
const FEMININE = '(?!(?:noire|blanche|grise|verte|bleue|brune|violette|argentee) )'
const MASCULINE: ReadonlySet<string> = new Set(['toit', 'volant', 'capot', 'ciel de pavillon'])
const OPTIONS = PHRASES.filter(([, facet]) => facet === 'colour').map(([pattern]) => pattern)
const COLOUR = `(?:${OPTIONS.join('|')})`
const COLOURS = OPTIONS.map((pattern) => new RegExp(`^(?:${pattern})$`))
const LIST = `${COLOUR}(?: (?:ou|et|oder|und|or|and) ${COLOUR}(?= ))?`
const COLOURED = PARTS.map(([part, label]) => ({
  label,
  pattern: new RegExp(
    `(?<= )((?:${part})${BETWEEN}) (${MASCULINE.has(label) ? FEMININE : ''}${LIST})(?= )(?! contrastee?s? )`,
  ),
}))
const MAY_BE_COLOURED = new RegExp(` (?:${PARTS.map(([part]) => part).join('|')}) `)

/** "Black roof", "schwarzes Dach": the colour before the part. */
const COLOUR_FIRST = new RegExp(
  `(?<= )(${COLOUR}) (roof|rims?|wheels?|alloys?(?: wheels?)?|mirrors?|stitching|dach|daach|felgen|alufelgen|spiegel|seat ?belts?)(?= )`,
)
/** "Black interior", "rote Sitze" in the order of French. */
const INTERIOR_FIRST = new RegExp(
  `(?<= )(${COLOUR}) (?:leather )?(?:interior|upholstery|seats|innenraum|innenausstattung|sitze)(?= )`,
)
const INTERIOR_APART = new RegExp(
  `(?<= )(interieur|sellerie|sieges?)(?: (?:tout|entierement|de|en|couleur|teinte|bien|plutot|est|soit|sont))+ (?=${COLOUR} )`,
)
const FOREIGN: Readonly<Record<string, string>> = { roof: 'toit', dach: 'toit', daach: 'toit', mirrors: 'retroviseurs' }

/** Parts that move by themselves: "toit ouvrant électrique" is no electric car. */
const MOVED =
  /(?<= )(toit (?:ouvrant panoramique|panoramique ouvrant|ouvrant|panoramique)|attelage|retroviseurs? (?:degivrants?|chauffants?)|sieges? (?:chauffants?|massants?|rabattables?)|vitres? (?:avant|arriere)) (?:electriques?|motorisee?s?)(?= )/g

/**
 * Takes the colours of parts of a car out of a sentence, so that none is the colour of the car: "une blanche à toit noir". A part
 * of which equipment labels say the colour is left under its label.
 *
 * @returns what was said of parts that no label names
 */
export const readPartLooks = (sentence: Sentence, features: readonly string[]): string[] => {
  const said: string[] = []
  const labelOf = (part: string, colour: string): string | undefined => {
    const same = COLOURS.filter((one) => one.test(colour))
    return knownLabels(features).find(({ plain }) => {
      if (!plain.startsWith(`${part} `)) return false
      const [next = ''] = plain.slice(part.length).trim().split(' ')
      return same.some((one) => one.test(next))
    })?.plain
  }
  sentence.mark(INTERIOR_FIRST, 'interieur $1')
  sentence.mark(INTERIOR_APART, '$1 ')
  const [inForeign, colour = '', part = ''] = COLOUR_FIRST.exec(sentence.text()) ?? []
  if (inForeign !== undefined) {
    const label = labelOf(FOREIGN[part] ?? part, colour)
    sentence.mark(COLOUR_FIRST, label ?? '|')
    if (label === undefined) said.push(inForeign)
  }
  for (const [moved = '', part = ''] of sentence.text().matchAll(MOVED)) {
    const label = knownLabels(features).find(({ plain }) => plain.startsWith(`${part} electrique`))
    sentence.mark(`(?<= )${moved}(?= )`, label?.plain ?? part)
  }
  if (!MAY_BE_COLOURED.test(sentence.text())) return said
  for (const { label, pattern } of COLOURED) {
    const [whole, part = '', colour = ''] = pattern.exec(sentence.text()) ?? []
    if (whole === undefined) continue
    const known = labelOf(label, colour)
    sentence.mark(pattern, known ?? part)
    if (known === undefined) said.push(whole)
  }
  return said
}
