import type { DraftQuery } from '../../draft/draft-query'
import type { Sentence } from '../../words/sentence'

/** A figure without a unit: a year of registration, or a budget. */
export const readBareFigure = (sentence: Sentence, draft: DraftQuery, year: number): void => {
  sentence.take(
    /(?<= )(\d{4,6})(?= )(?! (?:kg|kilos?|km|ch|cv|t|tonnes?|kw|mm|cm|l|litres?|miles?) )/,
    ([, figures]) => {
      const value = Number(figures)
      if (value >= 1990 && value <= year + 1) draft.range('year', { min: value, max: value })
      else draft.range('price', { max: value * 100 })
    },
  )
}
