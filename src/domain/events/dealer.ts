import { VOLATILE_FIELDS } from '../vehicle/fields'
import { BUILDS, ignoredBecause } from './verdict'
import type { Verdict } from './verdict'

/** What a stock system says happened, as far as the verdict needs it. */
export interface DealerNews {
  /** `vehicle.updated`, `stock.changed`, `location.updated`, … */
  type: string
  /** Names of the vehicle's fields that changed, when the sender says so. */
  fields?: readonly string[] | undefined
  /** Vehicles by what happened to them, when the sender says so. */
  added?: readonly number[] | undefined
  changed?: readonly number[] | undefined
  removed?: readonly number[] | undefined
  repriced?: readonly number[] | undefined
  /** Lists that changed beside the vehicles. */
  lists?: readonly string[] | undefined
}

/** Types that by their name say that only prices or availability changed. */
const VOLATILE_TYPES: ReadonlySet<string> = new Set([
  'vehicle.repriced',
  'vehicle.price_changed',
  'vehicle.availability_changed',
  'stock.repriced',
])

const LIVE = ignoredBecause('Prix et disponibilités sont servis en direct, sans reconstruction.')

const isVolatile = (field: string): boolean => VOLATILE_FIELDS.some((name) => name === field)
const some = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0

/**
 * Whether news of a stock system make a build. Only where the sender itself says that nothing but volatile fields
 * changed is there nothing to build; an unknown type builds, since a build reads the newest state whatever it was told.
 */
export const judgeDealer = ({ type, fields, added, changed, removed, repriced, lists }: DealerNews): Verdict => {
  // A vehicle that came or went makes or takes pages, whatever else is said of it.
  const comesOrGoes = /\.(?:created|added|deleted|removed)$/.test(type)
  const isStructural =
    comesOrGoes ||
    some(added) ||
    some(changed) ||
    some(removed) ||
    some(lists) ||
    fields?.some((field) => !isVolatile(field)) === true
  if (isStructural) return BUILDS
  return VOLATILE_TYPES.has(type) || some(repriced) || some(fields) ? LIVE : BUILDS
}
