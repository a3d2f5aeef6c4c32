import type * as Content from '../types'
import { blockParser } from './block-parser'
import type { BlockFields } from './block-parser'
import { buttons } from './button'
import { oneOf, optional, text } from './field'

export const quickSearchFields: BlockFields<Content.StockQuickSearchBlock> = {
  variant: oneOf('default', 'car-company', 'financial'),
  title: optional(text),
  popular: buttons,
}

export const quickSearch = blockParser<Content.StockQuickSearchBlock>('stock-quick-search', quickSearchFields)
