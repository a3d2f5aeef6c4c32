import { NO_PLACES } from '../../location/near'
import type { KnownPlaces } from '../../location/near'
import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { AcquisitionType } from '../../price/acquisition'
import { ownOf } from '../../collections/own'
import { EMPTY_QUERY } from '../engine/query'
import type { StockQuery } from '../engine/query'
import { byOption, FACET_IDS, RANGE_IDS } from '../fields'
import type { FacetId, RangeId } from '../fields'
import { translateLegacy } from './legacy'
import { OPTION_NAMES, optionCalled, TYPE_NAMES } from './option-names'
import { FACET_PARAMETERS, PARAMETERS, RANGE_PARAMETERS } from './parameters'
import { readNear } from './near-form'
import type { Problem } from './parameters'
import { rangeOf, rangeText, whyNoRange } from './range-form'
import { valueReader } from './read-value'
import { sortOf, sortText } from './sort-form'
import { cleanText, listOf, listText, pair } from './text-form'
import { meantTypes } from './usual-types'
import type { UsualTypes } from './usual-types'

/** What an address of the overview says. */
export interface StockAddress {
  query: StockQuery
  /** Page of the list, from 1. */
  page: number
}

export interface ReadAddress extends StockAddress {
  /** What stands in the address and cannot be: left out of the query. */
  problems: Problem[]
}

const MOST_PAGES = 9999
const FACETS = Object.keys(FACET_PARAMETERS) as FacetId[]
const RANGES = Object.keys(RANGE_PARAMETERS) as RangeId[]
const RESERVED = new Set<string>([
  ...Object.values(FACET_PARAMETERS),
  ...Object.values(RANGE_PARAMETERS),
  ...Object.values(PARAMETERS),
])

/** Facets that the configuration adds are named by their ids, unless these mean something else. */
const isFree = (id: string): boolean => !RESERVED.has(id) && !(FACET_IDS as readonly string[]).includes(id)

/**
 * Writes a query as the parameters of an address, always in the same order: the same list has one address.
 *
 * @param usual acquisition types of whoever reads the address, see `withUsualTypes`
 * @returns without `?`; empty for the whole stock
 */
export const formatStockAddress = ({ query, page }: StockAddress, usual: UsualTypes = EMPTY_QUERY): string => {
  const meant = meantTypes(query, usual)
  const parts: [name: string, value: string | null][] = [[PARAMETERS.text, cleanText(query.text) || null]]
  const listed = (name: string, values: readonly string[]): void => {
    const sorted = [...new Set(values)].sort(byOption)
    parts.push([name, sorted.length > 0 ? listText(sorted) : null])
  }
  for (const id of FACETS)
    listed(
      FACET_PARAMETERS[id],
      (query.facets[id] ?? []).map((option) => ownOf(OPTION_NAMES[id], option) ?? option),
    )
  for (const id of Object.keys(query.facets).filter(isFree).sort()) listed(id, query.facets[id] ?? [])
  listed(PARAMETERS.equipment, query.equipment)
  parts.push(
    [PARAMETERS.place, query.near && query.near.place],
    [PARAMETERS.radius, query.near && String(query.near.radius)],
  )
  for (const id of RANGES) parts.push([RANGE_PARAMETERS[id], rangeText(id, query.ranges[id] ?? {})])
  parts.push(
    [PARAMETERS.priceType, query.priceType === meant.priceType ? null : TYPE_NAMES[query.priceType]],
    [
      PARAMETERS.instalmentType,
      query.instalmentType === meant.instalmentType ? null : TYPE_NAMES[query.instalmentType],
    ],
    [PARAMETERS.sort, sortText(query.sort)],
    [PARAMETERS.page, page > 1 ? String(page) : null],
  )
  return parts.flatMap(([name, value]) => (value === null ? [] : [pair(name, value)])).join('&')
}

/**
 * Reads the parameters of an address: those of today, and those of the old site's listings and editors' links.
 * Parameters that mean nothing here are passed over.
 *
 * @param search with or without `?`
 * @param custom ids of the facets that the site's configuration adds
 * @param places that the address can name
 */
export const parseStockAddress = (
  search: string,
  custom: readonly string[] = [],
  places: KnownPlaces = NO_PLACES,
): ReadAddress => {
  const { parameters, problems } = translateLegacy(new URLSearchParams(search))
  const one = valueReader(parameters, problems)
  const facets: Record<string, string[]> = {}
  for (const id of FACETS) {
    const options = listOf(parameters.getAll(FACET_PARAMETERS[id])).flatMap((value) => {
      const option = optionCalled(id, value)
      if (option === undefined) problems.push({ parameter: FACET_PARAMETERS[id], value })
      return option ?? []
    })
    if (options.length > 0) facets[id] = [...new Set(options)].sort(byOption)
  }
  for (const id of custom.filter(isFree)) {
    const options = listOf(parameters.getAll(id))
    if (options.length > 0) facets[id] = options.sort(byOption)
  }
  const ranges: StockQuery['ranges'] = Object.fromEntries(
    RANGE_IDS.flatMap((id) => {
      const range = one(
        RANGE_PARAMETERS[id],
        (text) => rangeOf(id, text),
        (text) => whyNoRange(id, text),
      )
      return range ? [[id, range]] : []
    }),
  )
  const typeIn = (name: string, fallback: AcquisitionType, allowed: readonly AcquisitionType[]): AcquisitionType =>
    one(name, (text) => allowed.find((type) => TYPE_NAMES[type] === text)) ?? fallback
  const query: StockQuery = {
    facets,
    ranges,
    equipment: listOf(parameters.getAll(PARAMETERS.equipment)).sort(byOption),
    priceType: typeIn(PARAMETERS.priceType, EMPTY_QUERY.priceType, ACQUISITION_TYPES),
    instalmentType: typeIn(
      PARAMETERS.instalmentType,
      EMPTY_QUERY.instalmentType,
      ACQUISITION_TYPES.filter((type) => type !== 'purchase'),
    ),
    near: readNear(parameters, places, problems),
    text: cleanText(parameters.getAll(PARAMETERS.text).at(-1) ?? ''),
    sort: one(PARAMETERS.sort, sortOf, () => 'sort') ?? EMPTY_QUERY.sort,
  }
  const page =
    one(
      PARAMETERS.page,
      (text) => (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PAGES ? Number(text) : null),
      () => 'page',
    ) ?? 1
  return { query, page, problems: unique(problems) }
}

/** What is asked for twice is told once. */
const unique = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    ({ parameter, value }, index) =>
      problems.findIndex((one) => one.parameter === parameter && one.value === value) === index,
  )
