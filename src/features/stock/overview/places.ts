import { distancesFrom } from '../../../domain/location/near'
import type { Near, Site } from '../../../domain/location/near'
import { TOWNS } from '../../../domain/location/towns'

/** A dealership as pages of the overview know it. */
export interface OverviewLocation extends Site {
  name: string
  address: { town: string }
}

interface Place {
  id: string
  label: string
}

/** What distances can be measured from and to. */
export interface OverviewPlaces {
  sites: readonly OverviewLocation[]
  /** Dealerships by their towns, and the other towns; each in the order of the alphabet. */
  dealerships: readonly Place[]
  towns: readonly Place[]
  /** Names of all of them by id. */
  labels: Readonly<Record<string, string>>
}

const byLabel = (a: Place, b: Place): number => a.label.localeCompare(b.label, 'fr')

export const placesOf = (sites: readonly OverviewLocation[]): OverviewPlaces => {
  const isAlone = ({ address }: OverviewLocation) =>
    sites.filter((other) => other.address.town === address.town).length === 1
  const dealerships = sites
    .map((site) => ({ id: site.id, label: isAlone(site) ? site.address.town : site.name }))
    .sort(byLabel)
  const towns = TOWNS.filter(({ id }) => !sites.some((site) => site.id === id))
    .map(({ id, name }) => ({ id, label: name }))
    .sort(byLabel)
  return {
    sites,
    dealerships,
    towns,
    labels: Object.fromEntries([...towns, ...dealerships].map(({ id, label }) => [id, label])),
  }
}

/** How far each dealership is from the place that is asked for, in whole km by id; empty while none is. */
export const kilometresTo = (near: Near | null, sites: readonly Site[]): Readonly<Record<string, number>> =>
  near ? Object.fromEntries([...distancesFrom(near.place, sites)].map(([id, km]) => [id, Math.round(km)])) : {}
