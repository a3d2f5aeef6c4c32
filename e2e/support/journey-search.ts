import { z } from 'zod'
import { distanceKm } from '../../src/domain/location/distance'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { stock } from './change-stock'
import { apiUrl } from './site'

/** Kilometres around the dealership. */
export const RADIUS = 40
/** Euros. */
export const BUDGET = 30_000

const sitesSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), address: z.object({ town: z.string() }), latitude: z.number(), longitude: z.number() }),
  ),
})

export interface Search {
  /** Town of the dealership that is looked around. */
  town: string
  /** What is to be found, the lowest private-lease instalment first. */
  found: Vehicle[]
  /** How many are left before the town, and before those that are not to be had any more are left out. */
  counts: [affordable: number, near: number]
}

const amount = ({ prices }: Vehicle, type: string, field: 'totalPrice' | 'monthlyInstallment') =>
  prices.find((row) => row.type === type)?.[field] ?? null

/** The dealership around which most is found, by going through the whole stock. */
export const planSearch = async (): Promise<Search> => {
  const { items: sites } = sitesSchema.parse(await (await fetch(`${apiUrl}/api/dealer/v1/locations`)).json())
  const estates = (await stock()).filter(({ bodyStyle, fuel }) => bodyStyle === 'estate' && fuel === 'diesel')
  const affordable = estates.filter(
    (vehicle) => (amount(vehicle, 'purchase', 'totalPrice') ?? Infinity) <= BUDGET * 100,
  )
  const searches = sites.map((site): Search => {
    const near = new Set(sites.filter((other) => distanceKm(site, other) <= RADIUS).map(({ id }) => id))
    const inReach = affordable.filter(({ locationId }) => near.has(locationId))
    const found = inReach
      .filter(({ availability }) => availability === 'available')
      .sort(
        (a, b) =>
          (amount(a, 'private_lease', 'monthlyInstallment') ?? Infinity) -
            (amount(b, 'private_lease', 'monthlyInstallment') ?? Infinity) ||
          Date.parse(b.listedAt) - Date.parse(a.listedAt) ||
          b.id - a.id,
      )
    return { town: site.address.town, found, counts: [affordable.length, inReach.length] }
  })
  const [best] = searches.sort((a, b) => b.found.length - a.found.length)
  if (!best || best.found.length < 4)
    throw new Error(
      `No dealership has four diesel estates under ${BUDGET} € within ${RADIUS} km, but ${best?.found.length}`,
    )
  return best
}
