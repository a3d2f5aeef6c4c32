import { matchFaq } from './match-faq'
import type { Reply } from '../reply/reply'
import type { FaqEntry } from '../site/site-facts'

const LOAN_CAR =
  / (?:(?:voiture|vehicule|auto) de (?:remplacement|courtoisie|pret)|ersatzauto|ersatzwagen|ersatzwon|leihwagen|courtesy car|de quoi rouler|(?:quelque chose|un truc|une auto|une voiture) (?:pour|en) (?:rouler|attendant|me deplacer)|(?:une|de) voiture (?:pendant|en attendant)) /

/** An appointment, with the entry of the FAQ on loan cars where a sentence asks for one too. */
export const withLoanCar = (appointment: Reply, text: string, faq: readonly FaqEntry[]): Reply => {
  const lent = LOAN_CAR.test(text) ? matchFaq('proposez vous une voiture de remplacement', faq, true) : null
  return lent ? { code: 'several', replies: [appointment, { code: 'faq', entry: lent.entry }] } : appointment
}
