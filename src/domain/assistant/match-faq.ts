import { wordsOf } from '../stock-search/text/words'
import { COMMON_WORDS } from './common-words'
import { onceFor } from '../collections/once'
import type { FaqEntry } from './site-facts'

const LONGEST_STEM = 6
/** Figures and words that mean the same in questions. */
const SAME: Readonly<Record<string, string>> = {
  '14': 'quatorze',
  dire: 'signifie',
  veut: 'signifie',
  marche: 'fonctionne',
  electriques: 'electrique',
  accus: 'batterie',
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => SAME[word] ?? word)
      .filter((word) => word.length > 3 && !COMMON_WORDS.has(word))
      .map((word) => word.slice(0, LONGEST_STEM).replace(/(?:es|s|e|x)$/, '')),
  )

const stemmed = onceFor((faq: readonly FaqEntry[]) => faq.map((entry) => ({ entry, own: stemsOf(entry.question) })))

/** Least share of the asked words that the FAQ question contains, and of its words that were asked. */
const LEAST_ASKED = 0.6
const LEAST_OF_QUESTION = 0.45

const QUESTION = /\?|^(?:est-ce|proposez|puis-je|faut-il|avez|quand|comment|combien|peut-on|qui|que|quel|les)/i

/** The question of the group that is meant without a doubt; null where none is near enough, or two are. */
export const matchFaq = (
  asked: string,
  faq: readonly FaqEntry[],
  isQuestion = QUESTION.test(asked),
): FaqEntry | null => {
  const words = stemsOf(asked)
  if (words.size === 0) return null
  const scored = stemmed(faq)
    .map(({ entry, own }) => {
      const shared = [...words].filter((word) => own.has(word)).length
      const [ofAsked, ofQuestion] = [shared / words.size, own.size === 0 ? 0 : shared / own.size]
      return { entry, shared, ofAsked, ofQuestion, score: ofAsked + ofQuestion }
    })
    .filter(({ shared }) => shared > 1 || isQuestion)
    .filter(({ ofAsked, ofQuestion }) => ofAsked >= LEAST_ASKED && ofQuestion >= LEAST_OF_QUESTION)
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  return best?.entry ?? null
}
