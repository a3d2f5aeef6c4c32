import type { StockPreviewBlock } from './types'

/** Rules that ask for one value of a vehicle's field. */
export const FILTER_NAMES = [
  'brand',
  'model',
  'fuel',
  'category',
  'condition',
  'bodyStyle',
  'location',
] as const satisfies readonly (keyof StockPreviewBlock)[]

/** What a block asks of the vehicles that it shows. */
export type StockRules = Pick<StockPreviewBlock, (typeof FILTER_NAMES)[number] | 'priceFrom' | 'priceTo' | 'discounted'>

/** Whether a block asks for a price or a discount, which no list of the stock is about. */
export const asksForPrice = ({ priceFrom, priceTo, discounted }: StockRules): boolean =>
  priceFrom !== undefined || priceTo !== undefined || discounted === true
