import { showableRows } from '../price/example-gaps'
import { VOLATILE_FIELDS } from './fields'
import type { VolatileField } from './fields'
import { AVAILABILITIES } from './types'
import type { Vehicle } from './types'
import { isRecord } from '../is-record'

/** What may have changed of a vehicle since its page was made. */
export type LiveFacts = Pick<Vehicle, VolatileField>

/** Facts of vehicles by number; `removed` for one that left the stock. */
export type LiveMap = ReadonlyMap<number, LiveFacts | 'removed'>

const isId = (value: unknown): value is number => Number.isSafeInteger(value)

const isPriceRow = (row: unknown): boolean =>
  isRecord(row) && typeof row.type === 'string' && typeof row.totalPrice === 'number'
const isDiscount = (value: unknown): boolean =>
  value === null || (isRecord(value) && typeof value.amount === 'number' && typeof value.listPrice === 'number')

/** One check for each volatile field: a field that is missing here does not compile. */
const CHECKS: Record<VolatileField, (value: unknown) => boolean> = {
  prices: (value) => Array.isArray(value) && value.every(isPriceRow),
  discount: isDiscount,
  availability: (value) => (AVAILABILITIES as readonly unknown[]).includes(value),
}

const isFacts = (value: Record<string, unknown>): value is Record<string, unknown> & LiveFacts =>
  VOLATILE_FIELDS.every((field) => CHECKS[field](value[field]))

/** As the build does: a price by instalments that lacks what its representative example says is not shown. */
const volatileOf = (value: LiveFacts): LiveFacts => ({
  prices: showableRows(value.prices),
  discount: value.discount,
  availability: value.availability,
})

/**
 * Reads an answer of `GET /api/stock/live`. A record that is not well formed is passed over: its page keeps its price.
 *
 * @returns null when it is no such answer at all
 */
export const parseLiveAnswer = (json: unknown): LiveMap | null => {
  if (!isRecord(json) || !Array.isArray(json.vehicles) || !Array.isArray(json.removed)) return null
  const facts = new Map<number, LiveFacts | 'removed'>()
  for (const vehicle of json.vehicles)
    if (isRecord(vehicle) && isId(vehicle.id) && isFacts(vehicle)) facts.set(vehicle.id, volatileOf(vehicle))
  for (const id of json.removed) if (isId(id)) facts.set(id, 'removed')
  return facts
}

/** What is equal stays the same object, so that whoever shows it has nothing to do. */
export const keepEqual = (before: LiveMap, now: LiveMap): LiveMap => {
  const kept = new Map<number, LiveFacts | 'removed'>()
  let changes = Math.abs(before.size - now.size)
  for (const [id, facts] of now) {
    const old = before.get(id)
    const same = old !== undefined && JSON.stringify(old) === JSON.stringify(facts)
    if (!same) changes += 1
    kept.set(id, same ? old : facts)
  }
  return changes === 0 ? before : kept
}

/** A vehicle of a page with what is known of it now; the same object when nothing is. One that left was sold. */
export const withLive = <V extends LiveFacts>(vehicle: V, facts: LiveFacts | 'removed' | undefined): V => {
  if (facts === undefined) return vehicle
  return facts === 'removed' ? { ...vehicle, availability: 'sold' } : { ...vehicle, ...facts }
}
