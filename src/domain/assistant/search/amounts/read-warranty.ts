import type { DraftQuery } from '../../draft/draft-query'
import type { Sentence } from '../../words/sentence'

const MONTHS_OF_YEAR = 12
const LEAST = '(?:(?:au moins|au minimum|minimum|mini|min|plus de|mindestens) )?'
const TIME = '(\\d{1,2}) (mois|ans?|monaten?|mount|jahren?|joer)'
const WARRANTY = '(?:garanti(?:e|es|s|en)?)'
const REMAINING = '(?:restante?|constructeur|d|de|encore|pour|pendant|valable|qui|court|jusqu a)'
const TIME_FIRST = `(?<= )(?<!(?:moins|plus) de )(?:avec |de )*${LEAST}${TIME} (?:de |d )?${WARRANTY}(?: (?:restante?|minimum|au moins|constructeur))*(?= )(?! (?:${REMAINING} )*\\d{1,2} (?:mois|ans?) )`
const WARRANTY_FIRST = `(?<= )(?:avec |sous |une |la )*${WARRANTY}(?: ${REMAINING})* ${LEAST}${TIME}(?: (?:minimum|au moins|ou plus))*(?= )`

/** Takes the least time of a guarantee out of a sentence. @param options months that vehicles of the stock have */
export const readWarranty = (sentence: Sentence, draft: DraftQuery, options: readonly string[]): void => {
  const atLeast = ([, count = '', unit = '']: RegExpMatchArray): void => {
    const months = Number(count) * (/^(?:an|ja|jo)/.test(unit) ? MONTHS_OF_YEAR : 1)
    const enough = options.filter((option) => Number(option) >= months)
    for (const option of enough.length > 0 ? enough : [String(months)]) draft.want('warranty', option)
  }
  sentence.take(TIME_FIRST, atLeast)
  sentence.take(WARRANTY_FIRST, atLeast)
}
