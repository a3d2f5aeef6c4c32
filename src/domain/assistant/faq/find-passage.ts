import { onceFor } from '../../collections/once'
import { wordsOf } from '../../stock-search/text/words'
import { COMMON_WORDS } from '../words/common-words'
import type { FaqEntry } from '../site/site-facts'

const STEM = 6
/** Words of questions that say nothing of their matter. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'possible faites passe combien temps quel quelle quels quelles chez vous client clients heure heures jour jours ' +
    'luxembourg groupe longtemps duree pendant faut doit dois existe fait sont quoi'
  ).split(' '),
)
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 3 && !COMMON_WORDS.has(word) && !EMPTY.has(word))
      .map((word) => word.slice(0, STEM).replace(/(?:es|s|er|ez|e|x)$/, '')),
  )

const read = onceFor((passages: readonly FaqEntry[]) => {
  const all = passages.map((entry) => {
    const heading = stemsOf(entry.question)
    const around = new Set([...heading, ...stemsOf(entry.path.replace(/[/-]/g, ' '))])
    return { entry, heading, around, words: new Set([...around, ...stemsOf(entry.answer)]) }
  })
  const counts = new Map<string, number>()
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  // The rarer a word is in the passages, the more weight it has.
  const weightOf = (word: string): number => Math.log((all.length + 1) / ((counts.get(word) ?? 0) + 1))
  return { all, weightOf }
})

/** Least share of the asked words, by how rare they are, that a passage contains. */
const LEAST = 0.8
/** So many words in common need none of them in the heading. */
const ENOUGH = 3
const SUM_ASKED = / (?:combien(?! de temps)|coute\w*|prix|tarifs?|cher) /
const SUM = /\d[\d.\u00a0\u202f ]* ?€|gratuit|tarif|prix|factur|franc|offert/i
const TIME_ASKED = / (?:combien de (?:temps|jours)|quand|a quelle heure|delais?|longtemps) /
const TIME =
  /\d|(?:une|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente) (?:minutes?|heures?|jours?|semaines?|mois|ans)|immédiat|lendemain|même jour/i

/** The paragraph that has most of some words by which it is known; null where none has enough of them. */
export const passageWith = (words: string, passages: readonly FaqEntry[]): FaqEntry | null => {
  const known = [...stemsOf(words)]
  if (passages.length === 0) return null
  const shares = read(passages).all.map(({ entry, words: own }) => ({
    entry,
    share: known.filter((word) => own.has(word)).length / known.length,
  }))
  const [best] = shares.filter(({ share }) => share >= LEAST).sort((a, b) => b.share - a.share)
  return best?.entry ?? null
}

/**
 * The paragraph of a page that has the words of a question, most of them or the rare ones; null where none has, or where it
 * asks for a sum or a time that the paragraph does not say.
 *
 * @param text in plain words
 */
export const findPassage = (text: string, passages: readonly FaqEntry[]): FaqEntry | null => {
  const asked = [...stemsOf(text)]
  if (asked.length < 2 || passages.length === 0) return null
  const { all, weightOf } = read(passages)
  const weigh = (words: readonly string[]): number => words.reduce((sum, word) => sum + weightOf(word), 0)
  const total = weigh(asked)
  const [best] = all
    .map(({ entry, heading, around, words }) => {
      const shared = asked.filter((word) => words.has(word))
      const inHeading = shared.filter((word) => around.has(word))
      const isOnIt =
        inHeading.length === shared.length ||
        (heading.size > 0 && [...heading].every((word) => asked.includes(word))) ||
        (shared.length >= ENOUGH && inHeading.length > 0)
      return { entry, share: weigh(shared) / total, inHeading: inHeading.length, isSure: shared.length > 1 && isOnIt }
    })
    .filter(({ share, isSure }) => isSure && share >= LEAST)
    .sort((a, b) => b.share - a.share || b.inHeading - a.inHeading || a.entry.answer.length - b.entry.answer.length)
  if (!best) return null
  const lacks =
    (SUM_ASKED.test(text) && !SUM.test(best.entry.answer)) || (TIME_ASKED.test(text) && !TIME.test(best.entry.answer))
  return lacks ? null : best.entry
}
