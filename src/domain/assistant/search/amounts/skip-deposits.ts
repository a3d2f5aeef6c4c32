import type { Sentence } from '../../words/sentence'

const SUM = '\\d+(?:\\.\\d+)?(?: (?:k|mille))?(?: eur)?'
const DEPOSIT =
  '(?:apports?(?: personnel)?|acomptes?|premier versement|versement initial|premiere mensualite|premier loyer|depot(?: de garantie)?|caution|anzahlung|reprise)'
const FOR_DEPOSIT = `(?: (?:d|de|en|comme|pour|un|une|l|le|la|mon|als))+ ${DEPOSIT}`
const SUM_FIRST = `(?<= )(?:(?:avec|de|j ai|plus) )*${SUM}(?: (?:de cote|comptant))?${FOR_DEPOSIT}(?= )`
const SUM_BEHIND = `(?<= )(?:(?:avec|un|une|de|l|d|mon|ma) )*${DEPOSIT}(?: (?:est|serait|de|d|a|initial|maximum|max|environ))* ${SUM}(?= )`

/** Takes a first payment and what an own car brings out of a sentence: neither is the price that is looked for. */
export const skipDeposits = (sentence: Sentence): void => {
  for (const pattern of [SUM_FIRST, SUM_BEHIND]) sentence.take(pattern, () => undefined)
}
