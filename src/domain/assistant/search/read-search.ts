import { eitherOf, EMPTY_QUERY } from '../../stock-search/engine/query'
import type { StockQuery } from '../../stock-search/engine/query'
import { readBeyondFilters, wantsFarthest } from './beyond-filters'
import { PART } from './equipment/car-parts'
import { COMMON_WORDS } from '../words/common-words'
import { draftQuery } from '../draft/draft-query'
import type { Knowledge } from '../knowledge/knowledge'
import { findOwnCars } from './names/own-cars'
import { readBattery } from './read-battery'
import { readBareFigure } from './amounts/read-bare-figure'
import { readBareAuto } from './options/read-gearbox'
import { readFigures } from './amounts/read-figures'
import { readEquipment } from './equipment/read-equipment'
import { correctEnds, correctLongNames, correctSpoken, readMisspeltNames } from './names/misspelt-names'
import { readNewest } from './newest-stock'
import { readNames } from './names/read-names'
import type { FoundName } from './names/read-names'
import { availableNow, readOnSite } from './read-on-site'
import { orAlike, withoutLackingModels } from './names/read-likeness'
import { readOptions, readOrder } from './options/read-options'
import { readPartLooks } from './equipment/read-part-looks'
import { readPayment } from './amounts/read-payment'
import { readSeats } from './amounts/read-seats'
import { readSeatsAbreast } from './equipment/child-seats-abreast'
import { readNoLever, readTownCar } from './read-town-car'
import { modelsHolding, readVolume } from './read-volume'
import { readWarranty } from './amounts/read-warranty'
import { writeRefusals } from '../words/plain-refusals'
import { REFUSAL } from '../words/refusal'
import { modelsOfMake, namedBodies } from './names/wanted-models'
import { wantNames, wantNationalities } from './names/want-names'
import { isOtherCar, otherCarText } from './names/other-cars'
import { markedText, markOtherModels, spokenOf } from './names/other-models-in-words'
import { looksForVehicles } from './looks-for-vehicles'
import { readRest } from './read-rest'
import { readSentence } from '../words/sentence'
import { skipAsides, skipIndifference } from './names/skip-asides'

/** What a sentence asks of the stock. */
export interface ReadSearch {
  query: StockQuery
  /** Whether anything was understood. */
  isSearch: boolean
  /** Words that mean something, but nothing that is known here. */
  unread: string[]
  /** Makes and models that were named and that the group does not have. */
  elsewhere: string[]
  /** The same with those beside a model that it has: "Yaris ou Jazz". */
  otherCars: string[]
  /** Models and makes that were named. */
  names: readonly FoundName[]
  /** What was said of the visitor's own cars, in plain words. */
  ownCars: readonly string[]
}

/** A pattern of the very words. */
const literally = (words: string): string => words.replace(/[.]/g, '\\.')

const REFUSED_NEXT = new RegExp(`(?<= )${REFUSAL}$`)
/** Sliding doors are no number of doors: "deux portes coulissantes". */
const COUNTED_DOORS = /(?<= )2 (?=portes (?:laterales )?(?:coulissantes|qui coulissent) )/
const PART_ALONE = `(?<= )${PART}(?= )`
/** A wish that a named place answers. */
const FROM_HOME = /chez (?:moi|nous)|coin|d ici/
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
  writeRefusals(sentence)
  skipAsides(sentence)
  const isMarked = markOtherModels(sentence, knowledge.names)
  const bodies = namedBodies(sentence.text())
  const isLease = readPayment(sentence, draft)
  const volume = readVolume(sentence)
  const beyond = readBeyondFilters(sentence)
  const wantsNewest = readNewest(sentence)
  const isOnSite = readOnSite(sentence)
  knowledge.places.read(sentence, draft)
  const partLooks = readPartLooks(sentence, knowledge.features)
  sentence.mark(COUNTED_DOORS, '')
  readSeatsAbreast(sentence, draft, knowledge.features)
  readNoLever(sentence, draft)
  readSeats(sentence, draft, knowledge.optionsOf('seatCount'))
  readWarranty(sentence, draft, knowledge.optionsOf('warranty'))
  readFigures(sentence, draft, year, isLease)
  readOrder(sentence, draft)
  const { wishes: features, refused } = readEquipment(sentence, knowledge.features)
  for (const { labels } of features) draft.equip(eitherOf(labels))
  const kinds = features.filter(({ isKind }) => isKind).length
  // "Coffre automatique" is no gearbox.
  sentence.take(PART_ALONE, ([said = '']) => void refused.push(said))
  correctSpoken(sentence)
  correctEnds(sentence, knowledge.names)
  correctLongNames(sentence, knowledge.names)
  const names = modelsOfMake(readNames(sentence, knowledge.names, bodies, REFUSED_NEXT))
  readBareAuto(sentence, draft, whole, names.length > 0)
  readOptions(sentence, draft)
  const found = [
    ...names,
    ...modelsOfMake([...names, ...readMisspeltNames(sentence, knowledge.names, COMMON_WORDS, REFUSED_NEXT)]).filter(
      (name) => !names.includes(name),
    ),
  ]
  wantNationalities(sentence, draft, knowledge)
  const all = withoutLackingModels(whole, found)
  wantNames(all, draft, knowledge)
  readTownCar(sentence, draft)
  const roomy = volume && !draft.has('model') && !draft.has('brand') ? modelsHolding(volume, knowledge) : []
  for (const model of roomy) draft.want('model', model)
  if (volume && roomy.length === 0) beyond.push(volume.said)
  if (wantsFarthest(beyond) && all.length === 0 && !draft.has('fuel')) draft.want('fuel', 'electric')
  const batteryWords = readBattery(sentence, all, knowledge)
  skipIndifference(sentence)
  readBareFigure(sentence, draft, year)
  if (!draft.has('location')) knowledge.places.readBare(sentence, draft)
  const { unknown, words, strange } = readRest(
    sentence,
    isMarked ? markedText(asked, knowledge.names) : whole,
    all,
    knowledge,
  )
  const ofParts = new Set(partLooks.flatMap((said) => said.split(' ')))
  const left = strange.filter((word) => !ofParts.has(word)).map(spokenOf)
  const unread = [...partLooks, ...refused, ...left]
  const elsewhere = words.filter(isOtherCar)
  const finished = {
    ...draft.finish(knowledge.optionsOf),
    text: [otherCarText(words), ...batteryWords].filter(Boolean).join(' '),
  }
  const query = orAlike(isOnSite ? availableNow(finished) : finished, whole, all, knowledge)
  // "Leasing le moins cher" is about the monthly instalment.
  if (isLease && query.sort.key === 'price:purchase')
    query.sort = { ...query.sort, key: `instalment:${query.instalmentType}` }
  if (wantsNewest && query.sort.key === 'year') query.sort = EMPTY_QUERY.sort
  // "Récente (2 ans max)": the limit says it better than an order.
  if (query.ranges.year && query.sort.key === 'year' && !/ plus recente?s? /.test(whole)) query.sort = EMPTY_QUERY.sort
  // Leasing alone asks for what can be had so.
  if (isLease && query.ranges.instalment === undefined) Object.assign(query.ranges, { instalment: { min: 0 } })
  const isPlaced = query.near !== null || query.facets['location'] !== undefined
  const isSearch =
    wantsNewest ||
    unknown.some(isOtherCar) ||
    looksForVehicles({ query, whole, unread: [...refused, ...left], beyond, kinds })
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
    otherCars: [...words, ...strange].filter(isOtherCar).map(spokenOf),
    names: [...all, ...ownNames],
    ownCars: owned.map(({ phrase }) => phrase),
  }
}
