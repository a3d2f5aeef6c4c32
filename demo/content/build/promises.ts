import { FORMS } from '../../../src/domain/enquiry/forms'
import type { EnquiryKind } from '../../../src/domain/enquiry/kinds'

const WORDS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
] as const

/** Figures where the language has no short word. */
const inWords = (count: number): string => (count === 24 ? 'vingt-quatre' : (WORDS[count] ?? String(count)))

/** Response time promised for an enquiry, for example `un jour ouvrable`. */
export const answerTime = (kind: EnquiryKind): string => {
  const { answerWithinWorkingDays: days } = FORMS[kind]
  return `${inWords(days)} ${days === 1 ? 'jour ouvrable' : 'jours ouvrables'}`
}

/** After how long an enquiry is erased, for example `douze mois`. */
export const keptFor = (kind: EnquiryKind): string => `${inWords(FORMS[kind].retentionMonths)} mois`
