import type * as Content from '../types'
import { blockParser } from './block-parser'
import { buttons } from './button'
import { oneOf, optional, text } from './field'

export const quickSearch = blockParser<Content.StockQuickSearchBlock>('stock-quick-search', {
  variant: oneOf('default', 'car-company', 'financial'),
  title: optional(text),
  popular: buttons,
})
