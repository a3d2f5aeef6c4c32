import { distancesFrom } from '../../../domain/location/near'
import type { KnownPlaces, Near, Site } from '../../../domain/location/near'
import type { Town } from '../../../domain/location/towns'
import { compareNames } from '../../../domain/stock-search/text/compare-names'

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
export interface OverviewPlaces extends KnownPlaces {
  sites: readonly OverviewLocation[]
  towns: readonly Town[] | null
  /** Dealerships by their towns, and the other towns; each in the order of the alphabet. */
  choices: { dealerships: readonly Place[]; towns: readonly Place[] }
  /** Names of all of them by id. */
  labels: Readonly<Record<string, string>>
}

const byLabel = (a: Place, b: Place): number => compareNames(a.label, b.label)

/** @param towns null while they are not loaded */
export const placesOf = (sites: readonly OverviewLocation[], towns: readonly Town[] | null): OverviewPlaces => {
  const isAlone = ({ address }: OverviewLocation) =>
    sites.filter((other) => other.address.town === address.town).length === 1
  const dealerships = sites
    .map((site) => ({ id: site.id, label: isAlone(site) ? site.address.town : site.name }))
    .sort(byLabel)
  const others = (towns ?? [])
    .filter(({ id }) => !sites.some((site) => site.id === id))
    .map(({ id, name }) => ({ id, label: name }))
    .sort(byLabel)
  return {
    sites,
    towns,
    choices: { dealerships, towns: others },
    labels: Object.fromEntries([...others, ...dealerships].map(({ id, label }) => [id, label])),
  }
}

/** How far each dealership is from the place that is asked for, in whole km by id; empty while none is. */
export const kilometresTo = (near: Near | null, places: KnownPlaces): Readonly<Record<string, number>> =>
  near ? Object.fromEntries([...distancesFrom(near.place, places)].map(([id, km]) => [id, Math.round(km)])) : {}
