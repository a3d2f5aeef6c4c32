import type { Keepable, KeptFavourite } from '../../domain/vehicle/kept'
import { keptVehicle, parseKeptFavourite } from '../../domain/vehicle/kept'
import { priceMarks } from '../../domain/price/price-marks'
import { createKeptStore } from '../storage/kept-store'

/** Vehicles the visitor keeps; without a limit. */
export const favourites = createKeptStore({ key: 'vitrine.favourites', parse: parseKeptFavourite })

/** A vehicle as it is kept from now on, with what it costs now. */
export const favouriteOf = (vehicle: Keepable, now = new Date()): KeptFavourite => ({
  ...keptVehicle(vehicle),
  addedAt: now.toISOString(),
  prices: priceMarks(vehicle.prices),
})
