import type { Range } from '../../../stock-search/engine/query'
import type { DraftQuery } from '../../draft/draft-query'
import type { Sentence } from '../../words/sentence'

const MONTHS = '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'

const AFTER_MONTH = new RegExp(
  `(?<= )(?:apres|depuis|a partir de|des|plus recente?s? que)(?: debut| fin)? ${MONTHS} ((?:19|20)\\d\\d)(?= )`,
)
const BEFORE_MONTH = new RegExp(`(?<= )(?<!pas (?:d )?)avant(?: debut| fin)? ${MONTHS} ((?:19|20)\\d\\d)(?= )`)
/** Every pattern below has one. */
const YEAR = /(?:19|20)\d\d/

const FIRST_YEAR = 1990

/** Whether a figure can be the year of a registration. @param thisYear of today */
export const isYear = (value: number, thisYear: number): boolean => value >= FIRST_YEAR && value <= thisYear + 1

/** Takes years of registration out of a sentence. @param thisYear of today */
export const readYears = (sentence: Sentence, draft: DraftQuery, thisYear: number): void => {
  if (!YEAR.test(sentence.text())) return
  const at = (pattern: RegExp, rangeOf: (value: number, other: number) => Range): void =>
    void sentence.take(pattern, ([, first = '', second = '']) => {
      if (!isYear(Number(first), thisYear)) return false
      draft.range('year', rangeOf(Number(first), Number(second)))
      return undefined
    })
  // The filter knows years: a month leaves its own year in.
  at(AFTER_MONTH, (min) => ({ min }))
  at(BEFORE_MONTH, (max) => ({ max }))
  at(
    /(?<= )(?:entre |de )?((?:19|20)\d\d) (?:et|a|jusqu a) (?:aujourd hui|maintenant|cette annee|heute|haut)(?= )/,
    (min) => ({ min }),
  )
  at(/(?<= )(?:(?:en|de) )?((?:19|20)\d\d) (?:au plus tot|minimum|mini|au minimum)(?= )/, (min) => ({ min }))
  at(/(?<= )au plus tot (?:en |de )?((?:19|20)\d\d)(?= )/, (min) => ({ min }))
  at(/(?<= )(?:(?:en|de) )?((?:19|20)\d\d) au plus tard(?= )/, (max) => ({ max }))
  at(/(?<= )(?:entre |de |von |tescht )?((?:19|20)\d\d) (?:et|a|bis|und) ((?:19|20)\d\d)(?= )/, (min, max) => ({
    min,
    max,
  }))
  at(
    /(?<= )(?:de |annee |d )?((?:19|20)\d\d) (?:ou plus recente?s?|et plus recente?s?|ou plus tard|ou plus|et plus|ou apres|et apres|et suivantes?|or (?:later|newer|after|above)|and (?:later|newer|up)|onwards?|oder (?:neuer|junger|spater|mei nei)|minimum)(?= )/,
    (min) => ({ min }),
  )
  at(
    /(?<= )(?:a partir de |depuis )?((?:19|20)\d\d)(?: (?:19|20)\d\d)* (?:jusqu a|jusqu en|ou|oder) ((?:19|20)\d\d)(?= )/,
    (one, other) => ({
      min: Math.min(one, other),
      max: Math.max(one, other),
    }),
  )
  at(
    /(?<= )pas (?:anterieure? a|(?:d )?avant|plus (?:vieux|vieille|ancienne?) que|en dessous de|au dessous de)(?: l annee)? ((?:19|20)\d\d)(?= )/,
    (min) => ({ min }),
  )
  at(/(?<= )au plus tard (?:en |de )?((?:19|20)\d\d)(?= )/, (max) => ({ max }))
  at(
    /(?<= )(?:annee )?(?:a partir de|depuis|ab|au moins de|au moins|vun|mini|minimum|min|since|from|pas avant)(?: l annee| de)? ((?:19|20)\d\d)(?= )/,
    (min) => ({
      min,
    }),
  )
  at(/(?<= )(?:de|en|annees?) ((?:19|20)\d\d) ((?:19|20)\d\d)(?= )/, (one, other) => ({
    min: Math.min(one, other),
    max: Math.max(one, other),
  }))
  at(
    /(?<= )(?:annee )?(?:max|maxi|maximum|jusqu a|jusqu en|bis)(?: l annee| de)? ((?:19|20)\d\d)(?= (?!eur|kms?|kg|ch|cv))/,
    (max) => ({ max }),
  )
  at(/(?<= )(?:apres|plus recente?s? que|nach|no)(?: l annee)? ((?:19|20)\d\d)(?= )/, (before) => ({ min: before + 1 }))
  at(/(?<= )(?:avant|anterieure? a|plus ancienne?s? que|vor|virun)(?: l annee)? ((?:19|20)\d\d)(?= )/, (after) => ({
    max: after - 1,
  }))
  at(
    /(?<= )(?:de l annee|annee|de|en|millesime|immatriculee? en|d|vum joer|baujahr|von) ((?:19|20)\d\d)(?= )/,
    (same) => ({ min: same, max: same }),
  )
}
