import type { Range } from '../stock-search/engine/query'
import type { DraftQuery } from './draft-query'
import { rangeBy, readAmounts } from './read-amounts'
import type { AmountKind } from './read-amounts'
import type { Sentence } from './sentence'

const CENTS = 100
/** Euros; less is no price of a vehicle. */
const LEAST_PRICE = 500
const KW_TO_HP = 1.35962
/** How far an electric car goes. */
const RANGE = '(?:autonomie|reichweite|reechwait|portee)(?: electrique)?'

/** Takes figures with their units out of a sentence: power, weights, ranges, kilometres, years, money. */
export const readFigures = (sentence: Sentence, draft: DraftQuery, year: number): void => {
  const MONTH =
    ' (?:(?:eur )?(?:par mois|au mois|mensuels?|mensuelles?|de mensualite|im monat|pro monat|am mount|de loyer|le mois)|eur mois)'
  readAmounts(sentence, {
    unit: ' (?:ch|cv|ps|hp|chevaux|pferd|pferdestarken)',
    read: (values, bound) => draft.range('power', rangeBy(values, bound, 'min')),
  })
  readAmounts(sentence, {
    unit: ' kw',
    read: (values, bound) => draft.range('power', rangeBy(values, bound, 'min', KW_TO_HP)),
  })
  readAmounts(sentence, {
    lead: '(?:puissance|leistung)(?: de| d| est)* ',
    unit: '',
    read: (values, bound) => draft.range('power', rangeBy(values, bound, 'min')),
  })
  const TOW =
    '(?:(?:pour |qui |peut |une |un |de |la |capable |puisse |pouvant |ma |mon )*(?:remorquer|remorquage|tracter?|tractant|remorquent|tirer?|caravane|remorque|van a chevaux|poids tracte|anhangelast)(?: une| un| ma| mon| de| d| remorque| caravane| jusqu a| bateau)*) '
  readAmounts(sentence, {
    lead: TOW,
    unit: ' (?:t|tonnes?)',
    read: (values) => draft.range('towingWeight', { min: Math.round(values[0] * 1000) }),
  })
  readAmounts(sentence, {
    lead: TOW,
    unit: ' (?:kg|kilos?)',
    read: (values) => draft.range('towingWeight', { min: values[0] }),
  })
  sentence.take(/(?<= )(\d{3,4}) (?:kg|kilos?) (?:de |en )?(?:remorque|remorquage|caravane)(?= )/, ([, kg]) =>
    draft.range('towingWeight', { min: Number(kg) }),
  )
  sentence.take(
    `(?<= )${RANGE}(?: de| d| d au moins| au moins| minimum| superieure a| de plus de| plus de| von| vun| mindestens)* (\\d+)(?: km)?(?= )`,
    ([, km]) => draft.range('electricRange', { min: Number(km) }),
  )
  sentence.take(
    `(?<= )(?:au moins |plus de |minimum |mindestens )?(\\d+) km (?:d |de )?${RANGE}(?: minimum| au moins)?(?= )`,
    ([, km]) => draft.range('electricRange', { min: Number(km) }),
  )
  // What somebody drives in a year and a speed are no mileage.
  sentence.take(
    /(?<= )\d+(?:\.\d+)? (?:kms?|kilometres?) (?:par (?:an|jour|semaine|mois)|a l annee|h|heure)(?= )/,
    () => undefined,
  )
  readAmounts(sentence, {
    unit: '(?: 000)? (?:kms?|kilometres?|kilometern?|au compteur)',
    read: (values, bound) => draft.range('mileage', rangeBy(values, bound, 'max')),
  })
  readAmounts(sentence, {
    lead: '(?:kilometrage|compteur|kilometerstand|kms?)(?: est| serait| de| d| a)* ',
    unit: '(?: kms?)?',
    read: (values, bound) => draft.range('mileage', rangeBy(values, bound, 'max')),
  })
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
  const isYear = (value: number): boolean => value >= 1990 && value <= year + 1
  readYears(sentence, draft, isYear)
  readAmounts(sentence, {
    unit: MONTH,
    read: (values, bound) => draft.range('instalment', rangeBy(values, bound, 'max', CENTS)),
  })
  const MONTHLY = '(?:mensualites?|loyers?|traites?)(?: maximales?| mensuels?)?(?: de| d| a)* '
  readAmounts(sentence, {
    lead: MONTHLY,
    unit: '(?: eur)?',
    read: (values, bound) => draft.range('instalment', rangeBy(values, bound, 'max', CENTS)),
  })
  const price: AmountKind['read'] = (values, bound) => {
    if (values[0] < LEAST_PRICE) return false
    draft.range('price', rangeBy(values, bound, 'max', CENTS))
    return true
  }
  readAmounts(sentence, { unit: ' eur', read: price })
  readAmounts(sentence, {
    lead: '(?:budgets?|prix|montant)(?: max| maximum| maximal)?(?: est| serait)?(?: de| d| a)* ',
    unit: '',
    read: price,
  })
  // Without a unit: only with a limit, and never a year.
  readAmounts(sentence, { unit: '', read: (values, bound) => (isYear(values[0]) ? false : price(values, bound)) })
  sentence.take(/(?<= )(?:a |de )?(\d+(?:\.\d+)?) (?:k|mille)(?= )/, ([, figures]) =>
    price([Number(figures) * 1000], 'exact'),
  )
}

const readYears = (sentence: Sentence, draft: DraftQuery, isYear: (value: number) => boolean): void => {
  const at = (pattern: RegExp, rangeOf: (value: number, other: number) => Range): void =>
    void sentence.take(pattern, ([, first = '', second = '']) => {
      if (!isYear(Number(first))) return false
      draft.range('year', rangeOf(Number(first), Number(second)))
      return undefined
    })
  at(/(?<= )(?:entre |de |von |tescht )?((?:19|20)\d\d) (?:et|a|bis|und) ((?:19|20)\d\d)(?= )/, (min, max) => ({
    min,
    max,
  }))
  at(
    /(?<= )(?:de |annee |d )?((?:19|20)\d\d) (?:ou plus recentes?|et plus recentes?|ou plus|et plus|minimum)(?= )/,
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
    /(?<= )pas (?:anterieure? a|avant|plus (?:vieux|vieille|ancienne?) que|en dessous de|au dessous de)(?: l annee)? ((?:19|20)\d\d)(?= )/,
    (min) => ({ min }),
  )
  at(/(?<= )au plus tard (?:en |de )?((?:19|20)\d\d)(?= )/, (max) => ({ max }))
  at(/(?<= )(?:a partir de|depuis|ab|au moins de|au moins|vun)(?: l annee)? ((?:19|20)\d\d)(?= )/, (min) => ({
    min,
  }))
  at(/(?<= )(?:apres|plus recente?s? que|nach|no)(?: l annee)? ((?:19|20)\d\d)(?= )/, (before) => ({ min: before + 1 }))
  at(/(?<= )(?:avant|anterieure? a|plus ancienne?s? que|vor|virun)(?: l annee)? ((?:19|20)\d\d)(?= )/, (after) => ({
    max: after - 1,
  }))
  at(
    /(?<= )(?:de l annee|annee|de|en|millesime|immatriculee? en|d|vum joer|baujahr|von) ((?:19|20)\d\d)(?= )/,
    (same) => ({ min: same, max: same }),
  )
}
