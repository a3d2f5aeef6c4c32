import type { Vehicle } from '../../src/domain/vehicle/types'
import { vehicleAt } from './vehicle'

export const MAX_VEHICLES = 50_000
export const DEFAULT_VEHICLES = 480
export const DEFAULT_SEED = 1954

export interface StockOptions {
  /** 1 to 50,000. */
  vehicles?: number
  /** Not negative. */
  seed?: number
}

const assertWhole = (name: string, value: number, min: number, max: number): void => {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, got ${value}`)
  }
}

/**
 * The demo stock, one vehicle at a time. The first vehicles of a larger stock are those of a smaller one.
 *
 * @throws RangeError at once, not at the first vehicle, when an option is out of range.
 */
export const generateStock = ({
  vehicles = DEFAULT_VEHICLES,
  seed = DEFAULT_SEED,
}: StockOptions = {}): Iterable<Vehicle> => {
  assertWhole('vehicles', vehicles, 1, MAX_VEHICLES)
  assertWhole('seed', seed, 0, 2 ** 31 - 1)
  return {
    *[Symbol.iterator]() {
      for (let index = 0; index < vehicles; index++) yield vehicleAt(seed, index)
    },
  }
}
