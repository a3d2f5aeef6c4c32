import { exampleVehicle } from '../testing/example-vehicle'
import { parsePriceMarks, priceChange, priceMarks } from './price-marks'
import type { PriceRow } from './types'

const { prices } = exampleVehicle
const changed = (type: PriceRow['type'], change: Partial<PriceRow>) =>
  prices.map((row) => (row.type === type ? { ...row, ...change } : row))
const before = priceMarks(prices)
const lease = prices.find(({ type }) => type === 'private_lease')
const instalment = lease?.monthlyInstallment ?? 0

describe('price of a kept vehicle', () => {
  it('tells how much cheaper it became', () => {
    const cash = prices.find(({ type }) => type === 'purchase')?.totalPrice ?? 0
    expect(priceChange(before, changed('purchase', { totalPrice: cash - 50_000 }), ['purchase'])).toEqual({
      type: 'purchase',
      difference: -50_000,
    })
    expect(priceChange(before, prices, ['purchase'])).toBeNull()
  })

  it('compares instalments of the same terms only', () => {
    expect(instalment).toBeGreaterThan(1000)
    expect(
      priceChange(before, changed('private_lease', { monthlyInstallment: instalment - 1000 }), ['private_lease']),
    ).toEqual({ type: 'private_lease', difference: -1000 })
    const longer = changed('private_lease', { monthlyInstallment: instalment - 1000, contractDuration: 72 })
    expect(priceChange(before, longer, ['private_lease'])).toBeNull()
  })

  it('is that of a purchase where the wanted one cannot be compared', () => {
    const now = changed('purchase', { totalPrice: 100 }).filter(({ type }) => type === 'purchase')
    expect(priceChange(before, now, ['business_lease', 'private_lease'])?.type).toBe('purchase')
  })

  it('is read from storage without harm', () => {
    expect(parsePriceMarks(JSON.parse(JSON.stringify(before)))).toEqual(before)
    const damaged = [
      null,
      3,
      { type: 'theft', amount: 1, terms: '' },
      { type: 'purchase', amount: '1', terms: '' },
      { type: 'purchase', amount: -1, terms: '' },
    ]
    expect(parsePriceMarks([...damaged, before[0]])).toEqual([before[0]])
    expect(parsePriceMarks('[]')).toEqual([])
  })
})
