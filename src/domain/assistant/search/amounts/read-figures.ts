import type { DraftQuery } from '../../draft/draft-query'
import { markCharges } from './mark-charges'
import { skipDeposits } from './skip-deposits'
import { skipTimes } from './skip-times'
import { rangeBy, readAmounts } from './read-amounts'
import type { AmountKind } from './read-amounts'
import { joinStretchedLimits } from './stretched-limits'
import { isYear, readYears } from './read-years'
import { readElectricRange } from './read-electric-range'
import { readTowing } from './read-towing'
import type { Sentence } from '../../words/sentence'

const CENTS = 100
/** Euros; less is no price of a vehicle. */
const LEAST_PRICE = 500
/** Euros a month for what is leased or paid over months; less is a number of months, more a price. */
const [LEAST_MONTHLY, MOST_MONTHLY] = [80, 2_500]
const SPREAD = / (?:sur|pendant|pour|iwwer|fir) \d{2} (?:mois|mount|monate) /
/** Kilometres; less without a limit is a way that somebody drives. */
const LEAST_MILEAGE = 1_000
/** Horsepower; less is a number of horses, or of the tax class. */
const LEAST_POWER = 20
const KW_TO_HP = 1.35962
/**
 * Takes figures with their units out of a sentence: power, weights, ranges, kilometres, years, money.
 *
 * @param isLease a small sum is then paid every month
 */
export const readFigures = (sentence: Sentence, draft: DraftQuery, year: number, isLease: boolean): void => {
  skipDeposits(sentence)
  joinStretchedLimits(sentence)
  const isSpread = isLease || SPREAD.test(sentence.text())
  const MONTH =
    ' (?:(?:eur )?(?:(?:max|maxi|maximum|ttc|tout compris) )?(?:par mois|au mois|mensuels?|mensuelles?|de mensualite|im monat|pro monat|am mount|de loyer|le mois)|eur mois)'
  markCharges(sentence)
  const power =
    (scale: number): AmountKind['read'] =>
    (values, bound) =>
      Math.max(...values) * scale >= LEAST_POWER && draft.range('power', rangeBy(values, bound, 'min', scale))
  readAmounts(sentence, {
    unit: ' (?:ch|cv|ps|hp|chevaux|chevals|cheveaux|poneys|canassons|bourrins|horses|horsepower|bhp|pferd|pferdestarken|paerd)(?! fisca)',
    read: power(1),
  })
  readAmounts(sentence, { unit: ' kw', read: power(KW_TO_HP) })
  readAmounts(sentence, {
    lead: '(?:puissance|leistung)(?: de| d| est)* ',
    // "Petite puissance, max 12 000 €" names a price.
    unit: '(?! (?:k )?eur )',
    read: power(1),
  })
  readTowing(sentence, draft)
  readAmounts(sentence, {
    lead: '(?:(?:ptac|mma|poids total)(?: de| d| est| a)* )?',
    unit: ' (?:t|tonnes?|tonnen)(?: de (?:ptac|mma|poids total))?',
    read: (values, bound) => bound === 'most' && draft.range('maxWeight', rangeBy(values, bound, 'max', 1000)),
  })
  readElectricRange(sentence, draft)
  // What somebody drives in a year and a speed are no mileage.
  sentence.take(
    /(?<= )\d+(?:\.\d+)? (?:kms?|kilometres?) (?:annuels?|(?:par|chaque|tous les) (?:an|jour|annee|semaine|mois|jours)|a l annee|h|heure)(?= )/,
    () => undefined,
  )
  readAmounts(sentence, {
    unit: '(?: 000)? (?:(?:kms?|kilometres?|kilometern?)(?: au compteur)?|au compteur)',
    // "140 km aller-retour" is a way, not what a car was driven.
    read: (values, bound) =>
      bound === 'exact' && values.length === 1 && values[0] < LEAST_MILEAGE
        ? false
        : draft.range('mileage', rangeBy(values, bound, 'max')),
  })
  readAmounts(sentence, {
    lead: '(?:kilometrage|compteur|kilometerstand|kms?|kilometres?)(?: est| serait| de| d| a| genre| environ| disons)* ',
    unit: '(?: kms?)?(?! (?:k )?eur )',
    read: (values, bound) => draft.range('mileage', rangeBy(values, bound, 'max')),
  })
  skipTimes(sentence)
  readAmounts(sentence, {
    unit: ' (?:ans?|annees|jahre|joer|jahren)(?! de garantie)',
    read: ([low, high], bound) => {
      if (low > 40) return false
      if (high !== undefined) draft.range('year', { min: year - high, max: year - low })
      else if (bound === 'least') draft.range('year', { max: year - low })
      else draft.range('year', { min: year - low })
      return undefined
    },
  })
  // "Moins de 18 mois" is an age; other months are a duration of something else.
  sentence.take(/(?<= )(?:de |a |avec )?moins de (\d{1,2}) mois(?= )/, ([, months]) =>
    draft.range('year', { min: year - Math.floor(Number(months) / 12) }),
  )
  sentence.take(/(?<= )(?:(?:de|en|d) )?l (?:annee (?:derniere|passee|precedente)|an dernier|an passe)(?= )/, () =>
    draft.range('year', { min: year - 1, max: year - 1 }),
  )
  sentence.take(/(?<= )(?:de |d )?(?:cette annee|l annee en cours)(?= )/, () =>
    draft.range('year', { min: year, max: year }),
  )
  readYears(sentence, draft, year)
  readAmounts(sentence, {
    unit: MONTH,
    read: (values, bound) => draft.range('instalment', rangeBy(values, bound, 'max', CENTS)),
  })
  // "Mensualité maximum 300 euros par mois" says the same twice.
  if (draft.hasRange('instalment')) sentence.take(/(?<= )(?:mensualites?|loyers?|traites?)(?= )/, () => undefined)
  const MONTHLY = '(?:mensualites?|loyers?|traites?)(?: maximales?| mensuels?)?(?: de| d| a)* '
  readAmounts(sentence, {
    lead: MONTHLY,
    unit: '(?: eur)?',
    read: (values, bound) => draft.range('instalment', rangeBy(values, bound, 'max', CENTS)),
  })
  const price: AmountKind['read'] = (values, bound) => {
    if (isSpread && values[0] >= LEAST_MONTHLY && Math.max(...values) < MOST_MONTHLY) {
      draft.range('instalment', rangeBy(values, bound, 'max', CENTS))
      return true
    }
    if (values[0] < LEAST_PRICE) return false
    draft.range('price', rangeBy(values, bound, 'max', CENTS))
    return true
  }
  readAmounts(sentence, { unit: ' eur', read: price })
  readAmounts(sentence, {
    lead: '(?:budgets?|prix|montant|enveloppe|plafond|somme)(?: max| maximum| maximal)?(?: est| serait)?(?: de| d| a)* ',
    unit: '',
    read: price,
  })
  // Without a unit: only with a limit, and never a year.
  readAmounts(sentence, { unit: '', read: (values, bound) => (isYear(values[0], year) ? false : price(values, bound)) })
  sentence.take(/(?<= )(?:a |de )?(\d+(?:\.\d+)?) (?:k|mille)(?= )/, ([, figures]) =>
    price([Number(figures) * 1000], 'exact'),
  )
}
