import { ACQUISITION_TYPES } from '../../price/acquisition'
import { EMPTY_QUERY } from '../engine/query'
import type { Sort, SortKey } from '../engine/query'
import { keyNamed, TYPE_NAMES } from './option-names'

/** The price alone is that of a purchase; any other names its way to have a vehicle. */
const NAMES: Readonly<Record<SortKey, string>> = {
  listed: 'arrivee',
  mileage: 'km',
  year: 'annee',
  power: 'puissance',
  ...(Object.fromEntries(
    ACQUISITION_TYPES.flatMap((type) => [
      [`price:${type}`, type === 'purchase' ? 'prix' : `prix-${TYPE_NAMES[type]}`],
      [`instalment:${type}`, `mensualite-${TYPE_NAMES[type]}`],
    ]),
  ) as Record<Exclude<SortKey, 'listed' | 'mileage' | 'year' | 'power'>, string>),
}

/** "prix-asc"; null for the order that a list has anyhow. */
export const sortText = ({ key, direction }: Sort): string | null =>
  key === EMPTY_QUERY.sort.key && direction === EMPTY_QUERY.sort.direction ? null : `${NAMES[key]}-${direction}`

/** What `sortText` wrote, or null. */
export const sortOf = (text: string): Sort | null => {
  const [, name = '', direction] = /^(.+)-(asc|desc)$/.exec(text) ?? []
  const key = keyNamed(NAMES, name)
  return key && (direction === 'asc' || direction === 'desc') ? { key, direction } : null
}
