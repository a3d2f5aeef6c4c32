import { wordsOf } from '../stock-search/text/words'
import { onceFor } from '../collections/once'
import { REFUSAL } from './refusal'
import type { Sentence } from './sentence'

/** What people call features, and words of the label that they mean by it; the first label that is there counts. */
const CALLED: readonly (readonly [pattern: string, labels: readonly string[]])[] = [
  ['(?:gps|navigation(?: gps)?|navi|systeme de navigation)', ['navigation gps', 'navigation']],
  ['(?:apple )?car ?play', ['apple carplay']],
  ['android auto', ['android auto']],
  [
    '(?:toit (?:ouvrant|panoramique)(?: panoramique)?|schiebedach|schibdach)(?! en verre)',
    ['toit ouvrant panoramique', 'toit ouvrant', 'toit panoramique'],
  ],
  ['toit panoramique en verre', ['toit panoramique en verre']],
  ['sieges? chauffants? (?:a l |aux? )?arriere', ['sieges arriere chauffants']],
  ['sieges? (?:en cuir )?(?:avant )?chauffants?|sitzheizung', ['sieges avant chauffants']],
  ['sieges? arriere chauffants?', ['sieges arriere chauffants']],
  ['camera (?:de recul|arriere)|ruckfahrkamera|(?<!radars? de |capteurs? de |aide )recul', ['camera de recul']],
  ['camera (?:a )?360(?: degres)?', ['camera a 360 degres']],
  ['hayon (?:a commande )?(?:electrique|motorise)', ['hayon a commande electrique']],
  ['regulateur (?:de vitesse )?adaptatif|acc', ['regulateur de vitesse adaptatif']],
  ['(?:affichage )?tete haute|head up display|hud', ['affichage tete haute']],
  ['(?:detection|surveillance|detecteur) (?:des |d )?angles? morts?', ['surveillance des angles morts']],
  ['volant chauffant', ['volant chauffant']],
  ['sieges? massants?', ['sieges avant massants']],
  ['sieges? ventiles?', ['sieges avant ventiles']],
  ['cle numerique', ['cle numerique']],
  ['bluetooth', ['bluetooth']],
  ['phares?(?: \\w+)? (?:a )?led', ['phares a led']],
  ['phares? matriciels?', ['phares matriciels']],
  ['isofix', ['fixations isofix']],
]
/** Features that several labels share and that no filter can mean: the visitor is asked which. */
const SEVERAL: readonly (readonly [pattern: string, label: RegExp])[] = [
  ['(?:crochet d |avec )?(?:attelages?|attache remorque|anhangerkupplung)', /^attelage/],
  ['climatisation', /^climatisation/],
  ['jantes?(?: (?:en )?(?:alu|aluminium|alliage))?|alufelgen', /^jantes/],
  ['(?:grand )?ecran(?: tactile)?', /^ecran tactile/],
  ['regulateur|tempomat', /^regulateur/],
  ['systeme audio|sono|hifi', /^systeme audio/],
  ['(?:aide au stationnement|radars? de (?:recul|stationnement)|capteurs? de stationnement)', /^aide au stationnement/],
]

/** Abbreviations and foreign words, with the word that labels use. */
const SHORT: Readonly<Record<string, string>> = {
  clim: 'climatisation',
  climatiseur: 'climatisation',
  klima: 'climatisation',
  klimaanlage: 'climatisation',
  klimaautomatik: 'climatisation automatique',
}

const EITHER = '(?:automatique|manuelle)'

const plain = (label: string): string => wordsOf(label).join(' ')

/** A name of a feature that is written in full; the longest first. */
const labelIn = (
  text: string,
  labels: readonly { label: string; words: string }[],
): { label: string; words: string } | undefined => labels.find(({ words }) => text.includes(` ${words} `))

const knownLabels = onceFor((features: readonly string[]) =>
  features.map((label) => ({ label, words: plain(label) })).sort((a, b) => b.words.length - a.words.length),
)

export interface ReadEquipment {
  /** Labels, and what was said for them in plain words. */
  wishes: { label: string; said: string }[]
  /** Labels to choose from, where several share what was asked. */
  choices: string[]
  /** What was refused, in the words of the sentence: no filter of the list leaves vehicles out by their equipment. */
  refused: string[]
}

/** Takes wishes for features out of a sentence. */
export const readEquipment = (sentence: Sentence, features: readonly string[]): ReadEquipment => {
  const found: ReadEquipment = { wishes: [], choices: [], refused: [] }
  const known = knownLabels(features)
  for (const [short, long] of Object.entries(SHORT)) sentence.replace(short, long)
  sentence.mark('(?<= climatisation )auto(?= )', 'automatique')
  // "Climatisation automatique ou manuelle ?" asks which one it is.
  sentence.mark(`(?<= climatisation )${EITHER} ou ${EITHER} `, '')
  const refuse = (pattern: string): boolean =>
    sentence.take(`(?<= )${REFUSAL}(?:${pattern})(?= )`, ([said = '']) => void found.refused.push(said))
  for (let next = labelIn(sentence.text(), known); next; next = labelIn(sentence.text(), known)) {
    if (refuse(next.words)) continue
    found.wishes.push({ label: next.label, said: next.words })
    sentence.take(`(?<= )(?:avec |d |un |une |des |la |le )*${next.words}(?= )`, () => undefined)
  }
  for (const [pattern] of [...CALLED, ...SEVERAL]) refuse(pattern)
  for (const [pattern, wanted] of CALLED)
    sentence.take(`(?<= )(?:${pattern})(?= )`, ([said = '']) => {
      for (const name of wanted) {
        const label = known.filter(({ words }) => words.startsWith(name)).at(-1)?.label
        if (label === undefined) continue
        found.wishes.push({ label, said })
        return true
      }
      return false
    })
  for (const [pattern, label] of SEVERAL)
    sentence.take(`(?<= )(?:${pattern})(?= )`, () => {
      const labels = features.filter((feature) => label.test(plain(feature)))
      if (labels.length === 0) return false
      found.choices.push(...labels)
      return true
    })
  return found
}
