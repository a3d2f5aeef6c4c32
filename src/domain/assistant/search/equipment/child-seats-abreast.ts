import type { DraftQuery } from '../../draft/draft-query'
import type { Sentence } from '../../words/sentence'

const THREE = '(?:3|trois)'
const LABEL = /^trois si[eè]ges arri[eè]re individuels/i
/** "Trois vrais sièges séparés derrière", "trois sièges enfants côte à côte". */
const ABREAST = [
  `(?:(?:avec|les|des) )*${THREE} (?:(?:vrais?|bons?|grands?|places?) )*sieges? (?:(?:arriere|derriere|a l arriere|bien) )*(?:separes?|individuels?|independants?)(?: (?:a l )?(?:arriere|derriere))?`,
  `sieges? arriere (?:separes?|individuels?|independants?)`,
]
const CHILDREN = `(?:(?:pour|mes|nos|les|de|mettre|caser|installer) )*${THREE} (?:sieges? (?:pour )?(?:enfants?|autos?|bebes?)|rehausseurs?)(?: (?:a (?:mettre|caser|installer)|cote a cote|de front|derriere|sur la banquette|a l arriere))*`
const SIDE_BY_SIDE = `(?<= )${CHILDREN}(?<= (?:cote a cote|de front)(?: derriere| sur la banquette| a l arriere)?)(?= )`

/** Reads three seats of their own in the back, which are no number of places. */
export const readSeatsAbreast = (sentence: Sentence, draft: DraftQuery, features: readonly string[]): void => {
  const label = features.find((one) => LABEL.test(one))
  if (label === undefined || !/ (?:sieges?|rehausseurs?) /.test(sentence.text())) return
  const isSaid = sentence.take(`(?<= )(?:${ABREAST.join('|')})(?= )`, () => undefined)
  const isBeside = sentence.take(SIDE_BY_SIDE, () => undefined)
  if (!isSaid && !isBeside) return
  sentence.take(`(?<= )${CHILDREN}(?= )`, () => undefined)
  draft.equip(label)
}
