import type { Sentence } from './sentence'
import type { Range } from '../stock-search/engine/query'

const N = '(\\d+(?:\\.\\d+)?)( k| mille)?'
const MOST =
  '(?:pas au dela de|(?:pas|jamais|plus)(?: (?:mettre|payer|depenser|depasser|avoir|faire|rouler|de|d|que|etre|trop))* plus de|nicht (?:mehr als|uber)|net (?:mei e?wei|iwwer)|sous la barre (?:de|des)|moins de|moins d|moins que|(?:pas )?(?:plus|moins) ch(?:er|ere)s? (?:que|de|d)|max|maxi|maximum|maximal|jusqu a|je monte a|monter a|plafonne[er]? a|jusque|pas plus que|au plus|au maximum|en dessous de|en dessous des|au dessous de|sous les|sous|inferieure? a|ne depassant pas|pour moins de|plafond de|bis|bis zu|unter|enner|hochstens|weniger als|manner e?wei|(?:net|nicht) (?:mei )?(?:al|alt|alter|eler) (?:wei|ewei|als|wie)|pas plus vieille que|pas plus vieux que|pas plus agee? de|plus jeune que|junger als|plus recente? que)'
const LEAST =
  '(?:au dela de|plus de|plus d|au moins|au minimum|minimum|min|mini|a partir de|a partir des|superieure? a|ab|mindestens|iwwer|uber|mehr als|mei e?wei|pas moins de|pas (?:au|en) dess?ous de|nicht weniger als|net manner e?wei|depuis)'
const ABOUT =
  '(?:autour de|environ|aux (?:alentours|environs) des?|dans les|a peu pres|vers|circa|ca|ongefeier|ungefahr|approximativement|(?:dans )?(?:la tranche|les eaux|l ordre) des?|plus ou moins|(?:ca )?tourne autour de)'
/** "Pas moins de" is no upper limit. */
const NOT_NEGATED = '(?<! (?:pas|jamais|nicht|net) )'
/** "Un budget de maximum de 20 000 €", "à moins de quelque 20 000 €". */
const SMALL_WORDS = '(?: (?:de|a|les|des|quelque))?'
const AFTER_MOST =
  '(?:(?:grand |tout |gros )?(?:max|maxi|maximum)|au (?:grand |gros )?(?:plus|maximum|max)|maximal|ou moins|et moins|hochstens|maximal)'
const AFTER_LEAST = '(?:min|mini|minimum|au moins|au minimum|ou plus|et plus|mindestens)'

/** What a bound says: smallest, largest, about, or the value alone. */
type Bound = 'most' | 'least' | 'about' | 'exact'

/** A kind of amount: how its unit is written, and what a value of it means. */
export interface AmountKind {
  /** Pattern of the unit behind the figure, with a leading space; empty: none needed. */
  unit: string
  /** Pattern that must stand before; empty: nothing. */
  lead?: string
  /** @returns false where it cannot be such an amount */
  read: (values: readonly [number] | readonly [number, number], bound: Bound) => unknown
}

const valueOf = (figures: string, thousands: string): number => Number(figures) * (thousands === '' ? 1 : 1000)

/** Takes amounts of one kind out of a sentence, in every form in which people write limits. */
export const readAmounts = (sentence: Sentence, { unit, lead = '', read }: AmountKind): void => {
  const u = unit
  sentence.take(
    `(?<= )${lead}(?:compris(?:es?)? )?(?:entre|de|vu|von|zwischen|zwesch?en)? ?${N}(?:${u}| eur)? (?:et|a|bis|und|an) ${N}${u}(?= )`,
    (match) => {
      const [, first = '', k1 = '', second = '', k2 = ''] = match
      const high = valueOf(second, k2)
      const low = valueOf(first, k1)
      // "Entre 20 et 25 mille": the thousands are said once.
      const scaled = low < high / 100 && high >= 1000 ? low * 1000 : low
      return read([Math.min(scaled, high), Math.max(scaled, high)], 'exact')
    },
  )
  const one = (pattern: string, bound: Bound): void =>
    void sentence.take(pattern, ([, figures = '', thousands = '']) => read([valueOf(figures, thousands)], bound))
  one(`(?<= )${lead}(?:de |a |avec )?${NOT_NEGATED}${MOST}${SMALL_WORDS} ${N}${u}(?= )`, 'most')
  one(`(?<= )${lead}(?:de |a |avec )?${LEAST}${SMALL_WORDS} ${N}${u}(?= )`, 'least')
  one(`(?<= )${lead}${ABOUT} ${N}${u}(?= )`, 'about')
  one(`(?<= )${lead}(?:de |a |d )?${N}${u} ${AFTER_MOST}(?= )`, 'most')
  one(`(?<= )${lead}(?:de |a |d )?${N}${u} ${AFTER_LEAST}(?= )`, 'least')
  if (u !== '' || lead !== '') one(`(?<= )${lead}(?:de |a |d |pour )?${N}${u}(?= )`, 'exact')
}

/** The range that a bound means; a value alone is a limit on one side. */
export const rangeBy = (
  values: readonly [number] | readonly [number, number],
  bound: Bound,
  alone: 'min' | 'max',
  scale = 1,
): Range => {
  const [first, second] = values.map((value) => Math.round(value * scale)) as [number, number?]
  if (second !== undefined) return { min: first, max: second }
  if (bound === 'about') return { min: Math.round(first * 0.9), max: Math.round(first * 1.1) }
  const side = bound === 'most' ? 'max' : bound === 'least' ? 'min' : alone
  return side === 'max' ? { max: first } : { min: first }
}
