import { eitherOf, EMPTY_QUERY } from '../stock-search/engine/query'
import type { StockQuery } from '../stock-search/engine/query'
import { readBeyondFilters } from './beyond-filters'
import { PART } from './car-parts'
import { COMMON_WORDS, SMALL_TALK } from './common-words'
import { draftQuery } from './draft-query'
import type { DraftQuery } from './draft-query'
import type { Knowledge } from './knowledge'
import { findOwnCars } from './own-cars'
import { readBareAuto } from './read-gearbox'
import { readFigures } from './read-figures'
import { readEquipment } from './read-equipment'
import { correctEnds, correctLongNames, correctSpoken, readMisspeltNames } from './misspelt-names'
import { readNewest } from './newest-stock'
import { readNames } from './read-names'
import type { FoundName } from './read-names'
import { readOptions, readOrder } from './read-options'
import { readPayment } from './read-payment'
import { readSeats } from './read-seats'
import { readWarranty } from './read-warranty'
import { REFUSAL } from './refusal'
import { modelsOfMake, namedBodies } from './wanted-models'
import { wantNames, wantNationalities } from './want-names'
import { correctOtherCar, isOtherCar, joinOtherModels } from './other-cars'
import { readTrims } from './read-trims'
import { readSentence } from './sentence'
import type { Sentence } from './sentence'

/** What a sentence asks of the stock. */
export interface ReadSearch {
  query: StockQuery
  /** Whether anything was understood. */
  isSearch: boolean
  /** Words that mean something, but nothing that is known here. */
  unread: string[]
  /** Makes and models that were named and that the group does not have. */
  elsewhere: string[]
  /** Models and makes that were named. */
  names: readonly FoundName[]
  /** What was said of the visitor's own cars, in plain words. */
  ownCars: readonly string[]
}

/** A figure without a unit: a year of registration, or a budget. */
const readBareFigure = (sentence: Sentence, draft: DraftQuery, year: number): void => {
  sentence.take(/(?<= )(\d{4,6})(?= )(?! (?:kg|kilos?|km|ch|cv|t|tonnes?|kw|mm|cm|l|litres?) )/, ([, figures]) => {
    const value = Number(figures)
    if (value >= 1990 && value <= year + 1) draft.range('year', { min: value, max: value })
    else draft.range('price', { max: value * 100 })
  })
}

/** A pattern of the very words. */
const literally = (words: string): string => words.replace(/[.]/g, '\\.')

const REFUSED_NEXT = new RegExp(`(?<= )${REFUSAL}$`)
/** A wish that a named place answers. */
const FROM_HOME = /chez (?:moi|nous)|coin|d ici/
const CAR = / (?:voitures?|vehicules?|autos?|autoen|wagen|won|bagnoles?) /
const WHOLE_STOCK =
  / (?:combien de (?:voitures|vehicules) (?:avez vous|vendez vous|proposez vous)|(?:tout|voir) (?:votre|le) stock|tou(?:te)?s (?:les|vos) (?:voitures|vehicules)) /

/**
 * Reads a sentence of a visitor as a query of the stock.
 *
 * @param year of today; "moins de 5 ans" counts from it
 */
export const readSearch = (asked: string, knowledge: Knowledge, year: number): ReadSearch => {
  const sentence = readSentence(asked)
  const whole = sentence.text()
  const draft = draftQuery()
  const owned = findOwnCars(asked, whole, knowledge.names)
  for (const { phrase } of owned) sentence.take(`(?<= )${literally(phrase)}(?= )`, () => undefined)
  const ownNames = owned.flatMap((car) => car.names.map((name) => ({ name, isRefused: false, isOwn: true as const })))
  const bodies = namedBodies(sentence.text())
  const isLease = readPayment(sentence, draft)
  const beyond = readBeyondFilters(sentence)
  const wantsNewest = readNewest(sentence)
  knowledge.places.read(sentence, draft)
  readSeats(sentence, draft, knowledge.optionsOf('seatCount'))
  readWarranty(sentence, draft, knowledge.optionsOf('warranty'))
  readFigures(sentence, draft, year, isLease)
  readOrder(sentence, draft)
  const { wishes: features, refused } = readEquipment(sentence, knowledge.features)
  for (const { labels } of features) draft.equip(eitherOf(labels))
  const kinds = features.filter(({ isKind }) => isKind).length
  // "Coffre automatique" is no gearbox.
  sentence.take(`(?<= )${PART}(?= )`, ([said = '']) => void refused.push(said))
  correctSpoken(sentence)
  correctEnds(sentence, knowledge.names)
  correctLongNames(sentence, knowledge.names)
  const names = modelsOfMake(readNames(sentence, knowledge.names, bodies, REFUSED_NEXT))
  readBareAuto(sentence, draft, whole, names.length > 0)
  readOptions(sentence, draft)
  const all = [
    ...names,
    ...modelsOfMake([...names, ...readMisspeltNames(sentence, knowledge.names, COMMON_WORDS, REFUSED_NEXT)]).filter(
      (name) => !names.includes(name),
    ),
  ]
  wantNames(all, draft, knowledge)
  wantNationalities(sentence, draft, knowledge)
  readBareFigure(sentence, draft, year)
  if (!draft.has('location')) knowledge.places.readBare(sentence, draft)
  const namesMake = all.some(({ name }) => name.facet === 'brand')
  const unknown = joinOtherModels(sentence.text())
    .split(' ')
    .filter((word) => /\w\w/.test(word) && !COMMON_WORDS.has(word) && !SMALL_TALK.has(word))
    .map((word) => correctOtherCar(word, namesMake))
  const trims = readTrims(unknown, all, knowledge)
  // "Une Polo ou une Corsa": what is not in stock must not hide what is.
  const isElse = (word: string): boolean =>
    isOtherCar(word) && all.length > 0 && new RegExp(` ou (?:\\w+ )?${word} | ${word} ou `).test(joinOtherModels(whole))
  const words = trims.words.filter((word) => !isElse(word))
  const strange = [...trims.words.filter(isElse), ...trims.unread]
  const unread = [...refused, ...strange]
  const elsewhere = words.filter(isOtherCar)
  const query = { ...draft.finish(knowledge.optionsOf), text: words.join(' ') }
  // "Leasing le moins cher" is about the monthly instalment.
  if (isLease && query.sort.key === 'price:purchase')
    query.sort = { ...query.sort, key: `instalment:${query.instalmentType}` }
  // "Récente (2 ans max)": the limit says it better than an order.
  if (query.ranges.year && query.sort.key === 'year' && !/ plus recente?s? /.test(whole)) query.sort = EMPTY_QUERY.sort
  // Leasing alone asks for what can be had so.
  if (isLease && query.ranges.instalment === undefined) Object.assign(query.ranges, { instalment: { min: 0 } })
  const wishes =
    Object.keys(query.facets).filter((facet) => facet !== 'location').length +
    Object.keys(query.ranges).length +
    query.equipment.length
  // A colour as the only wish among words that are not understood: "pourquoi le ciel est bleu ?".
  const isChance =
    wishes === 1 &&
    (query.facets['colour'] ?? query.facets['discounted']) !== undefined &&
    unread.length > 0 &&
    !CAR.test(whole)
  // "Installez-vous des attelages ?" asks for no car.
  const isOnlyKind = wishes === kinds && unread.length > 0 && !CAR.test(whole)
  const isPlaced = query.near !== null || query.facets['location'] !== undefined
  const isSearch =
    WHOLE_STOCK.test(whole) ||
    wantsNewest ||
    (wishes > 0 && !isChance && !isOnlyKind) ||
    unknown.some(isOtherCar) ||
    query.sort.key !== 'listed' ||
    // A limit that no filter knows: the answer says so.
    (unread.length === 0 &&
      beyond.some((wish) => /\d.*(?:co2|aux (?:100|cent))|co2.*\d/.test(wish)) &&
      !/ (?:combien|quel\w*) /.test(whole)) ||
    // A town alone is a search only if every other word was understood.
    (isPlaced && unread.length === 0)
  return {
    query,
    isSearch,
    unread: [
      ...beyond.filter((wish) => !isPlaced || !FROM_HOME.test(wish)),
      ...new Set(
        all
          .filter(({ isUnwished }) => isUnwished)
          .map(({ name }) => (name.facet === 'brand' ? name.brandFirst : name.first)),
      ),
      ...unread,
    ],
    elsewhere,
    names: [...all, ...ownNames],
    ownCars: owned.map(({ phrase }) => phrase),
  }
}
