import { once } from '../collections/once'
import type { Vehicle } from '../vehicle/types'
import type { StockPreviewBlock } from './types'

/** What of a vehicle decides which blocks show it. */
export interface VehicleOfBlocks extends Pick<Vehicle, 'brandId' | 'modelId' | 'fuel' | 'category' | 'condition'> {
  key: number
  photos: { readonly length: number }
  prices: { readonly length: number }
}

const FILTERS = {
  brand: 'brandId',
  model: 'modelId',
  fuel: 'fuel',
  category: 'category',
  condition: 'condition',
} as const satisfies Partial<Record<keyof StockPreviewBlock, keyof VehicleOfBlocks>>

const FILTER_NAMES = ['brand', 'model', 'fuel', 'category', 'condition'] as const

type Filter = Partial<Record<(typeof FILTER_NAMES)[number], string>>

/** Vehicles of the stock that a filter asks for, in their order. */
export const matchingVehicles = once(
  (filter: Filter) => JSON.stringify(FILTER_NAMES.map((name) => filter[name])),
  (vehicles: readonly VehicleOfBlocks[], filter) => {
    const asked = FILTER_NAMES.filter((name) => filter[name] !== undefined)
    return asked.length === 0
      ? vehicles
      : vehicles.filter((vehicle) => asked.every((name) => vehicle[FILTERS[name]] === filter[name]))
  },
)

/** The one car that is priced in every way: of the wanted model, with the most ways, the newest of those. */
export const pricedVehicle = once(
  (model: string | undefined) => model ?? '',
  (vehicles: readonly VehicleOfBlocks[], model): number[] => {
    const wanted = model === undefined ? vehicles : vehicles.filter(({ modelId }) => modelId === model)
    const candidates = (wanted.length > 0 ? wanted : vehicles).filter(
      ({ photos, prices }) => photos.length > 0 && prices.length > 0,
    )
    const most = candidates.reduce((longest, { prices }) => Math.max(longest, prices.length), 0)
    return candidates
      .filter(({ prices }) => prices.length === most)
      .slice(0, 1)
      .map(({ key }) => key)
  },
)
