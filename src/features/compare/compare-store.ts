import { parseKeptVehicle } from '../../domain/vehicle/kept'
import { createKeptStore } from '../storage/kept-store'

export const COMPARE_MAX = 6
export const COMPARE_MIN = 2

/** Vehicles to compare, six at most. */
export const compareList = createKeptStore({ key: 'vitrine.compare', max: COMPARE_MAX, parse: parseKeptVehicle })
