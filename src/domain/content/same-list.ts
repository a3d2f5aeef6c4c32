import type { StockScope } from '../stock-search/url/scope'
import type { Block } from './types'
import { asksForPrice, FILTER_NAMES } from './stock-rules'

/** Whether a block shows the newest vehicles of a list: beside the list itself they would stand there twice. */
export const isListOf = (block: Block, scope: StockScope): boolean =>
  block.component === 'stock-preview' &&
  !asksForPrice(block) &&
  FILTER_NAMES.every((name) => {
    const asked = block[name]
    return asked === undefined || (scope[name] ?? []).some((option) => option === asked)
  })
