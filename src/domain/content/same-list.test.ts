import { bodyStock, USED_STOCK } from '../stock-search/url/scope'
import { isListOf } from './same-list'
import type { StockPreviewBlock } from './types'

const preview = (rules: Partial<StockPreviewBlock>): StockPreviewBlock => ({
  _uid: 'p',
  component: 'stock-preview',
  title: 'T',
  count: 4,
  linkLabel: 'L',
  to: '/stock',
  ...rules,
})

describe('a block beside a list of the stock', () => {
  it('repeats it when it asks for nothing but what the list is about', () => {
    expect(isListOf(preview({}), USED_STOCK)).toBe(true)
    expect(isListOf(preview({ condition: 'used', discounted: false }), USED_STOCK)).toBe(true)
    expect(isListOf(preview({ bodyStyle: 'suv' }), bodyStock('suv'))).toBe(true)
  })

  it.each<Partial<StockPreviewBlock>>([
    { condition: 'new' },
    { bodyStyle: 'suv' },
    { location: 'mersch' },
    { priceFrom: 0 },
    { priceTo: 10_000_00 },
    { discounted: true },
  ])('shows others when it asks for %j', (rules) => {
    expect(isListOf(preview(rules), USED_STOCK)).toBe(false)
  })
})
