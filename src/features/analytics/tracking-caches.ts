import type { LeaseOffer, Model } from '../../domain/model/types'
import type { Location } from '../../domain/location/types'
import type { Vehicle } from '../../domain/vehicle/types'

/** What events may tell of a thing, beside its number. */
export type Told = Readonly<Record<string, string | number | null>>

/** More than anybody looks at in one visit; the oldest makes room. */
const MOST = 200

const createCache = () => {
  const known = new Map<string, Told>()
  return {
    put: (id: number | string, told: Told): void => {
      known.delete(String(id))
      known.set(String(id), told)
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    },
    get: (id: unknown): Told | undefined =>
      typeof id === 'string' || typeof id === 'number' ? known.get(String(id)) : undefined,
  }
}

/**
 * The spec’s tracking caches: what this tab knows of the things it showed, by id, until the tab is closed. Events name
 * an id; what is known of it goes along.
 */
export const trackingCaches = {
  vehicle: createCache(),
  model: createCache(),
  lease_vehicle: createCache(),
  location: createCache(),
}

type ToldVehicle = Pick<Vehicle, 'id' | 'brandName' | 'modelName' | 'variant' | 'prices'> &
  Partial<
    Pick<Vehicle, 'condition' | 'bodyStyle' | 'fuel' | 'transmission' | 'mileage' | 'registrationYear' | 'locationId'>
  >

/** Remembers a vehicle that is shown. Prices in euros. */
export const rememberVehicle = ({ id, brandName, modelName, variant, prices, ...rest }: ToldVehicle): void => {
  const price = prices.find(({ type }) => type === 'purchase')?.totalPrice
  trackingCaches.vehicle.put(id, {
    brand: brandName,
    model: modelName,
    variant,
    price: typeof price === 'number' ? price / 100 : null,
    condition: rest.condition ?? null,
    body_style: rest.bodyStyle ?? null,
    fuel: rest.fuel ?? null,
    transmission: rest.transmission ?? null,
    mileage: rest.mileage ?? null,
    year: rest.registrationYear ?? null,
    location_id: rest.locationId ?? null,
  })
}

/** Remembers a model that is shown. Price in euros. */
export const rememberModel = ({
  id,
  brandName,
  name,
  fromPrice,
}: Pick<Model, 'id' | 'brandName' | 'name' | 'fromPrice'>): void =>
  trackingCaches.model.put(id, { brand: brandName, model: name, price: fromPrice / 100 })

/** Remembers a lease offer that is shown. Euros a month. */
export const rememberLeaseVehicle = ({
  id,
  brandName,
  modelName,
  kind,
  monthlyPrice,
}: Pick<LeaseOffer, 'id' | 'brandName' | 'modelName' | 'kind' | 'monthlyPrice'>): void =>
  trackingCaches.lease_vehicle.put(id, { brand: brandName, model: modelName, kind, monthly_price: monthlyPrice / 100 })

/** Remembers a dealership that is shown. */
export const rememberLocation = ({
  id,
  name,
  address,
}: Pick<Location, 'id' | 'name'> & { address: { town: string } }): void =>
  trackingCaches.location.put(id, { name, town: address.town })
