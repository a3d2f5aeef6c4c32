import { ownOf } from '../../collections/own'
import { OPTION_NAMES, optionCalled, TYPE_NAMES } from './option-names'
import { FACET_PARAMETERS, PARAMETERS, RANGE_PARAMETERS } from './parameters'
import type { Problem } from './parameters'
import type { FacetId, RangeId } from '../fields'

/** Numbers of the old site, from 1, as its listings had them (redirects/vehicules-occasion-listes.csv). */
const OLD_NUMBERS: Readonly<Partial<Record<FacetId, readonly string[]>>> = {
  brand: [
    'peugeot',
    'citroen',
    'renault',
    'opel',
    'volvo',
    'dacia',
    'fiat',
    'mg',
    'volkswagen',
    'toyota',
    'ford',
    'skoda',
    'hyundai',
    'kia',
    'nissan',
    'jeep',
    'alfa-romeo',
    'renault-trucks',
    'iveco',
  ],
  fuel: ['petrol', 'diesel', 'hybrid', 'electric', 'plug_in_hybrid'],
  transmission: ['manual', 'automatic'],
}

/** Names in old listings, in their redirects and in editors' links; their options are those of the data or old numbers. */
const FACETS: Readonly<Record<string, FacetId>> = {
  brand: 'brand',
  model: 'model',
  fuel: 'fuel',
  transmission: 'transmission',
  bodyStyle: 'bodyStyle',
  condition: 'condition',
  category: 'category',
  location: 'location',
  colour: 'colour',
}
/** Ranges "a-b"; 0 at the beginning and nothing at the end are no limit. */
const RANGES: Readonly<Record<string, RangeId>> = { price: 'price', kilometres: 'mileage', power: 'power' }
/** Ranges of which each end is a parameter of its own: `priceMin`, `priceMax`. */
const ENDS: Readonly<Record<string, RangeId>> = {
  price: 'price',
  monthly: 'instalment',
  mileage: 'mileage',
  year: 'year',
  power: 'power',
}
/** Tabs of the quick search, as its form names them before any script runs: one choice, of one facet or another. */
const SCOPES: Readonly<Record<string, FacetId>> = { used: 'condition', new: 'condition', van: 'category' }
const SORTS: Readonly<Record<string, string>> = {
  price: 'prix',
  mileage: 'km',
  kilometres: 'km',
  year: 'annee',
  power: 'puissance',
}

const OLD_NAMES = new Set([
  ...Object.keys(FACETS),
  ...Object.keys(RANGES),
  ...Object.keys(ENDS).flatMap((name) => [`${name}Min`, `${name}Max`]),
  'type',
  'sort',
])

/** Whether an address has parameters of before. */
export const isLegacy = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => OLD_NAMES.has(name))

const optionOf = (facet: FacetId, value: string): string | null => {
  const option = OLD_NUMBERS[facet]?.[Number(value) - 1] ?? value
  const names = OPTION_NAMES[facet]
  if (!names) return /^\d+$/.test(option) && OLD_NUMBERS[facet] ? null : option
  return ownOf(names, option) ?? (optionCalled(facet, option) === undefined ? null : option)
}

/**
 * Puts parameters of before under the names of today. What stands under today's name already counts more. What cannot
 * be translated is told; a page number stays.
 */
export const translateLegacy = (given: URLSearchParams): { parameters: URLSearchParams; problems: Problem[] } => {
  const parameters = new URLSearchParams(given)
  const problems: Problem[] = []
  /** Of a parameter that is there twice the last value counts, as in the table of old addresses. */
  const last = (name: string): string | undefined => given.getAll(name).at(-1)
  const put = (name: string, value: string): void => {
    if (!given.has(name)) parameters.append(name, value)
  }
  for (const [old, facet] of Object.entries(FACETS))
    for (const value of given
      .getAll(old)
      .flatMap((text) => text.split(','))
      .filter(Boolean)) {
      const option = optionOf(facet, value)
      if (option === null) problems.push({ parameter: old, value })
      else put(FACET_PARAMETERS[facet], option)
    }
  const scope = last('scope') ?? ''
  const scoped = Object.hasOwn(SCOPES, scope) ? SCOPES[scope] : undefined
  if (scoped) put(FACET_PARAMETERS[scoped], optionOf(scoped, scope) ?? scope)
  for (const [old, range] of Object.entries(RANGES)) {
    const value = last(old)?.trim().replace(/^0+-/, '-')
    // "0-" asks for anything.
    if (value && value !== '-') put(RANGE_PARAMETERS[range], value)
  }
  for (const [old, range] of Object.entries(ENDS)) {
    const [min, max] = [last(`${old}Min`), last(`${old}Max`)]
    if (min || max) put(RANGE_PARAMETERS[range], `${min ?? ''}-${max ?? ''}`)
  }
  const type = last('type')
  const typeName = type === undefined ? undefined : ownOf(TYPE_NAMES, type)
  if (type && !typeName) problems.push({ parameter: 'type', value: type })
  if (typeName && type !== 'purchase') {
    put(PARAMETERS.instalmentType, typeName)
    // Only vehicles that can be had this way: those that have an instalment.
    if (!last('monthlyMin') && !last('monthlyMax')) put(RANGE_PARAMETERS.instalment, '0-')
  }
  const sort = last('sort')
  if (sort) {
    const [, key = '', direction = ''] = /^(\w+)-(asc|desc)$/.exec(sort) ?? []
    if (Object.hasOwn(SORTS, key)) put(PARAMETERS.sort, `${SORTS[key] ?? ''}-${direction}`)
    else problems.push({ parameter: 'sort', value: sort, why: 'sort' })
  }
  return { parameters, problems }
}
