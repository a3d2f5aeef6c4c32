import { wordsOf } from '../../stock-search/text/words'
import { COMMON_WORDS } from '../words/common-words'
import { onceFor } from '../../collections/once'
import { wordsOfQuestion } from './faq-words'
import type { FaqEntry } from '../site/site-facts'

const LONGEST_STEM = 6
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOfQuestion(wordsOf(text).join(' '))
      .filter((word) => word.length > 3 && !COMMON_WORDS.has(word))
      .map((word) => word.slice(0, LONGEST_STEM).replace(/(?:es|s|e|x)$/, '')),
  )

const stemmed = onceFor((faq: readonly FaqEntry[]) =>
  faq.map((entry) => ({
    entry,
    words: wordsOf(entry.question),
    own: stemsOf(entry.question),
    // Words of the page's address only give context: they do not count against a match.
    around: stemsOf(entry.path.replace(/[/-]/g, ' ')),
  })),
)

/** Words that a question turns on: an entry without one of them answers another question. */
const TOPICS: ReadonlySet<string> = stemsOf(
  'essai essayer neuve neuf moteur révision entretien vidange différence hiver comprise assurance batterie ' +
    'conduire permis rendre échange location réparation livraison garantie reprise occasion rendez-vous',
)

/** Words that questions of every kind contain. */
const VAGUE: ReadonlySet<string> = stemsOf('temps dure fonctionne connaître demandé baisse leasing roues')

/** What something costs is answered by an entry about money alone. */
const COST_ASKED = / (?:combien (?:coute|coutent|vaut)|coutent? combien|tarifs?|(?:le|quel) prix (?:d|de|du|des)) /
const COST: ReadonlySet<string> = new Set(
  'prix coute tarif tarifs frais paie paye apport prime gratuit reprenez'.split(' '),
)

/** Words of the FAQ's questions that must be asked: a term of a credit is no comparison of two. */
const NEEDED: ReadonlySet<string> = stemsOf('comparer')

/** Topics that may be the occasion of another question: "une voiture de remplacement pendant l’entretien". */
const OCCASIONS: ReadonlySet<string> = stemsOf('révision entretien vidange réparation moteur')

/** Least share of the asked words that the FAQ question contains, and of its words that were asked. */
const LEAST_ASKED = 0.6
const LEAST_OF_QUESTION = 0.45

/** What a word of the page's address counts for or against, to choose between like questions. */
const CONTEXT = 0.1

/** Words of a question that is asked word by word within a longer one. */
const QUOTED = 5
/** Letters of a stem that few words share. */
const TELLING = LONGEST_STEM
/** So many words in common leave no doubt. */
const ENOUGH = 3

/** A question of the group; `isWhole`: all of its words were asked. */
export interface MatchedFaq {
  entry: FaqEntry
  isWhole: boolean
}

const QUESTION =
  /\?|c['’]?est (?:pour )?(?:qui|quoi|combien|où|ou|quand|comment)\b|\b(?:combien|comment|pourquoi)\b|^(?:faut |muss |peut |est-ce|proposez|puis-je|faut-il|avez|quand|comment|combien|peut-on|qui|que|quel|les|vous (?:pretez|donnez|filez|fournissez))/i

export const isQuestion = (asked: string): boolean => QUESTION.test(asked)

/** Whether a sentence contains every word of a question of the FAQ, at least one of them long enough to be distinctive. */
const isSaid = (own: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  [...own].every((word) => words.has(word)) && [...own].some((word) => word.length >= TELLING && !VAGUE.has(word))

/**
 * The question of the group that is meant without a doubt; null where none is near enough, or two are.
 *
 * @param isOneEnough whether one word in common is enough, as it is in a question
 */
export const matchFaq = (question: string, faq: readonly FaqEntry[], isOneEnough: boolean): MatchedFaq | null => {
  const words = stemsOf(question)
  if (words.size === 0) return null
  const plain = wordsOf(question).join(' ')
  const quoted = stemmed(faq).find(({ words: own }) => own.length >= QUOTED && plain.includes(own.join(' ')))
  if (quoted) return { entry: quoted.entry, isWhole: true }
  const isOfCost = COST_ASKED.test(` ${plain} `)
  const topics = [...words].filter((word) => TOPICS.has(word))
  const scored = stemmed(faq)
    .filter(({ words: own }) => !isOfCost || own.some((word) => COST.has(word)))
    .filter(({ own, around }) => {
      const off = topics.filter((word) => !own.has(word) && !around.has(word))
      return off.length === 0 || (off.every((word) => OCCASIONS.has(word)) && isSaid(own, words))
    })
    .filter(({ own }) => [...own].every((word) => !NEEDED.has(word) || words.has(word)))
    .filter(({ own }) => [...words].some((word) => own.has(word) && !VAGUE.has(word)))
    .map(({ entry, own, around }) => {
      const shared = [...words].filter((word) => own.has(word)).length
      const asked = [...words].filter((word) => own.has(word) || !(around.has(word) || OCCASIONS.has(word))).length
      const [ofAsked, ofQuestion] = [asked === 0 ? 0 : shared / asked, own.size === 0 ? 0 : shared / own.size]
      const elsewhere = [...around].filter((word) => TOPICS.has(word) && !words.has(word)).length
      const context = [...words].filter((word) => around.has(word)).length - elsewhere
      return { entry, shared, ofAsked, ofQuestion, score: ofAsked + ofQuestion + context * CONTEXT }
    })
    .filter(({ shared }) => shared > 1 || isOneEnough)
    .filter(({ ofAsked, ofQuestion }) => ofAsked >= LEAST_ASKED && ofQuestion >= LEAST_OF_QUESTION)
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  return best ? { entry: best.entry, isWhole: best.shared >= ENOUGH && best.ofQuestion === 1 } : null
}
