import { wordsOf } from '../../../stock-search/text/words'
import { onceFor } from '../../../collections/once'
import { figuresOf } from '../../words/number-words'

/** Matches labels of preparations and of missing features, which belong to no family. */
export const NOT_THERE = /^(?:sans|(?:pre ?)?(?:preparation|predisposition|equipement)) /

/** A label of the stock as sentences contain it. */
export interface KnownLabel {
  label: string
  /** In plain words, with numbers in figures, as sentences are read. */
  plain: string
  /** The same with a space at each end, as it stands in a sentence. */
  spaced: string
}

/** The labels, the longest first. */
export const knownLabels = onceFor((features: readonly string[]): KnownLabel[] =>
  features
    .map((label) => {
      const plain = figuresOf(` ${wordsOf(label).join(' ')} `).trim()
      return { label, plain, spaced: ` ${plain} ` }
    })
    .sort((a, b) => b.plain.length - a.plain.length),
)

/** A label and its longer variants: "Apple CarPlay" includes "Apple CarPlay sans fil". */
export const familyOf = ({ plain }: KnownLabel, known: readonly KnownLabel[]): KnownLabel[] => {
  const words = plain.split(' ')
  return known.filter((other) => {
    const own = other.plain.split(' ')
    return words.every((word) => own.includes(word)) && (other.plain === plain || !NOT_THERE.test(other.plain))
  })
}
