import type { IntlShape } from 'react-intl'
import { site } from '../../../config/site'
import { ownOf } from '../../../domain/collections/own'
import { formatKm, formatMonths, formatWeight } from '../../../domain/format/measures'
import { formatNumber } from '../../../domain/format/number'
import { formatEuros } from '../../../domain/format/price'
import { positionOf } from '../../../domain/location/near'
import type { Range, StockQuery, Wish } from '../../../domain/stock-search/engine/query'
import { alternativesOf, withoutWish, wishesOf } from '../../../domain/stock-search/engine/query'
import type { RangeId } from '../../../domain/stock-search/fields'
import type { FacetLabels } from '../../../domain/stock-search/text/text-search'
import { overviewText } from './overview-text'

/** Names of things for the visitor. */
export interface Words {
  text: (id: string, values?: Record<string, string | number>) => string
  /** French names by facet: fixed lists, brands, models, dealerships. */
  labels: FacetLabels
  /** Names of the facets that the configuration adds. */
  titles: Readonly<Record<string, string>>
}

export const wordsFor = (
  intl: Pick<IntlShape, 'formatMessage'>,
  labels: FacetLabels,
  titles: Words['titles'] = {},
): Words => ({
  text: (id, values) => overviewText(intl, id, values),
  labels,
  titles,
})

const COUNTED = new Set(['seatCount', 'doorCount', 'drivenAxles'])
const YES_NO = new Set(['vatReportable', 'discounted'])
/** Their options say nothing without them: "C", "Noir", "Avant", "12 mois". */
const MUTE = new Set(['energyClass', 'interiorColour', 'driveType', 'warranty'])
const isCount = (option: string): boolean => /^\d{1,4}$/.test(option)

/** An option as the visitor reads it. */
export const optionLabel = ({ text, labels }: Words, facet: string, option: string): string => {
  if (COUNTED.has(facet)) return isCount(option) ? text(`option.${facet}`, { count: Number(option) }) : option
  if (YES_NO.has(facet)) return text(`option.${facet}.${option}`)
  if (facet === 'warranty')
    return option === '0' ? text('option.noWarranty') : isCount(option) ? formatMonths(Number(option)) : option
  return ownOf(labels[facet], option) ?? option
}

/** An option away from its facet, whose name stands before those that are not known by themselves. */
export const chosenLabel = (words: Words, facet: string, option: string): string => {
  const title =
    words.titles[facet] ??
    (MUTE.has(facet) && !(facet === 'warranty' && option === '0') ? words.text(`facet.${facet}`) : undefined)
  return title === undefined
    ? optionLabel(words, facet, option)
    : `${title}${words.text('colon')}${optionLabel(words, facet, option)}`
}

/** A value of a range with its unit. */
export const formatValue = (id: RangeId, value: number): string => {
  if (id === 'price' || id === 'instalment') return formatEuros(value)
  if (id === 'mileage' || id === 'electricRange') return formatKm(value)
  if (id === 'towingWeight' || id === 'maxWeight') return formatWeight(value)
  return id === 'power' ? `${formatNumber(value)}\u00a0ch` : String(value)
}

/** "Ettelbruck et 40 km alentour"; a position is the visitor's own. */
const nearLabel = ({ text, labels }: Words, { near }: StockQuery): string =>
  near
    ? text('near.wish', {
        place: labels['near']?.[near.place] ?? (positionOf(near.place) ? text('near.here') : near.place),
        radius: near.radius,
      })
    : ''

/** The name of a range; with the way to have a vehicle that it is about, unless that is to buy it. */
const rangeName = ({ text }: Words, id: RangeId, { priceType, instalmentType }: StockQuery): string => {
  const type = id === 'instalment' ? instalmentType : id === 'price' ? priceType : 'purchase'
  return type === 'purchase'
    ? text(`range.${id}`)
    : text('rangeOf', { range: text(`range.${id}`), type: text(`type.${type}`) })
}

const rangeLabel = (words: Words, id: RangeId, query: StockQuery): string => {
  const { text } = words
  const { min, max }: Range = query.ranges[id] ?? {}
  const [from, to] = [min, max].map((limit) => (limit === undefined ? '' : formatValue(id, limit)))
  const key = min === undefined ? 'upTo' : max === undefined ? 'from' : 'between'
  return `${rangeName(words, id, query)}${text('colon')}${text(key, { from: from ?? '', to: to ?? '' })}`
}

/** A wish for equipment in words: "Attelage amovible ou Attelage fixe". */
export const equipmentLabel = (wish: string): string =>
  new Intl.ListFormat(site.locale, { type: 'disjunction' }).format(alternativesOf(wish))

/** A filter that is set, and the query without it. */
export interface ActiveFilter {
  key: string
  label: string
  without: StockQuery
}

/**
 * Every filter that is set, one by one.
 *
 * @param withFacet the query with other options of a facet
 */
export const activeFilters = (
  words: Words,
  query: StockQuery,
  withFacet: (facet: string, chosen: string[]) => StockQuery,
): ActiveFilter[] =>
  wishesOf(query).flatMap((wish): ActiveFilter[] => {
    if (wish.kind === 'facet')
      return (query.facets[wish.id] ?? []).map((option, _place, chosen) => ({
        key: `${wish.id}:${option}`,
        label: chosenLabel(words, wish.id, option),
        without: withFacet(
          wish.id,
          chosen.filter((one) => one !== option),
        ),
      }))
    return [
      {
        key: wish.kind === 'range' ? wish.id : wish.kind === 'equipment' ? `+${wish.label}` : wish.kind,
        label: wishLabel(words, query, wish),
        without: withoutWish(query, wish),
      },
    ]
  })

/** A wish in words: "Marque : Peugeot, Renault". */
export const wishLabel = (words: Words, query: StockQuery, wish: Wish): string => {
  switch (wish.kind) {
    case 'facet':
      return (query.facets[wish.id] ?? []).map((option) => chosenLabel(words, wish.id, option)).join(', ')
    case 'equipment':
      return equipmentLabel(wish.label)
    case 'range':
      return rangeLabel(words, wish.id, query)
    case 'near':
      return nearLabel(words, query)
    case 'text':
      return `«\u202f${query.text}\u202f»`
  }
}

/** A search in a few words, to be kept by. */
export const searchName = (words: Words, query: StockQuery): string =>
  wishesOf(query)
    .map((wish) => wishLabel(words, query, wish))
    .join(', ') || words.text('wholeStock')
