import { BODY_PHRASES } from './body-phrases'
import { DRIVE_PHRASES } from './drive-phrases'
import { LOOK_PHRASES } from './look-phrases'
import type { Phrase } from './phrase'
import { SALE_PHRASES } from './sale-phrases'

/** French, Luxembourgish and German words for options of the stock. */
export const PHRASES: readonly Phrase[] = [...DRIVE_PHRASES, ...BODY_PHRASES, ...LOOK_PHRASES, ...SALE_PHRASES]

/** Words that people misspell, with how the phrases above write them. */
export const FORGIVEN_WORDS: readonly string[] = [
  'diesel',
  'essence',
  'electrique',
  'hybride',
  'automatique',
  'manuelle',
  'cabriolet',
  'monospace',
  'berline',
  'citadine',
  'utilitaire',
  'camionnette',
  'fourgon',
  'occasion',
  'rechargeable',
  'crossover',
  'decapotable',
  'familiale',
]

/** Orders that people ask for in place of a limit. */
export const ORDERS: readonly (readonly [
  pattern: string,
  key: 'price:purchase' | 'mileage' | 'year' | 'power',
  direction: 'asc' | 'desc',
])[] = [
  [
    '(?:(?:du|des?) )?moins ch(?:er|ere)s? (?:au|a la|aux) plus ch(?:er|ere)s?|(?:par )?prix croissants?',
    'price:purchase',
    'asc',
  ],
  [
    '(?:(?:du|des?) )?plus ch(?:er|ere)s? (?:au|a la|aux) moins ch(?:er|ere)s?|(?:par )?prix decroissants?',
    'price:purchase',
    'desc',
  ],
  [
    '(?:(?:la|le|les) )?(?:moins ch(?:er|ere)s?(?: d abord)?|pas (?:trop |tres |si )?ch(?:er|ere)s?|bon marche|plus abordables?|plus economiques? a l achat|billegst(?:en)?|belleg(?:st|er)?(?:en|e|t)?|billig(?:st)?e?[rsn]?|gunstig(?:st)?e?[rsn]?)',
    'price:purchase',
    'asc',
  ],
  ['(?:(?:la|le|les) )?plus ch(?:er|ere)s?', 'price:purchase', 'desc'],
  [
    '(?:avec )?(?:(?:qui |ayant )?(?:(?:ont|a) )?(?:le moins|peu|pas beaucoup) roule|le moins de (?:kilometres|kms?|bornes)|(?:pas|sans) (?:trop|beaucoup) (?:de |d )?(?:kilometres|kms?|bornes)|pas (?:trop|tres) kilometree?s?|faiblement kilometree?s?|wei?nig(?:er?|en)? (?:kilometern?|km)|weineg(?:er)? (?:kilometer|km)|peu (?:de )?(?:kilometres|km|roule|kilometree?)|faible kilometrage|petit kilometrage|(?:la|le|les) moins kilometree?s?)',
    'mileage',
    'asc',
  ],
  ['(?:(?:la|le|les) )?(?:plus )?recente?s?', 'year', 'desc'],
  ['(?:(?:la|le|les) )?plus puissante?s?', 'power', 'desc'],
  ['(?:(?:petite|faible) puissance|peu puissante?s?)', 'power', 'asc'],
]
