import type { Change } from './change'
import { CONTENT_CHANGES } from './random-content-changes'
import { STOCK_CHANGES } from './random-stock-changes'

/** Every kind of change that happens to the site of a group of dealers. */
export const CHANGES: Record<string, Change> = { ...STOCK_CHANGES, ...CONTENT_CHANGES }
