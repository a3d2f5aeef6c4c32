import { exampleVehicle } from '../../testing/example-vehicle'
import { decodeStock } from '../codec/decode'
import { filesOf } from '../testing/stock-of'
import { offeredTypes } from './offered'

const stockWith = (...types: string[][]) => {
  const vehicles = types.map((wanted, index) => ({
    ...exampleVehicle,
    id: index + 1,
    prices: exampleVehicle.prices.filter(({ type }) => wanted.includes(type)),
  }))
  return decodeStock(JSON.parse(filesOf(vehicles).index.text))
}

describe('acquisition types on offer', () => {
  it('are those of any vehicle, in the order of the site', () => {
    expect(offeredTypes(stockWith(['business_lease'], [], ['purchase', 'business_lease']))).toEqual([
      'purchase',
      'business_lease',
    ])
    expect(offeredTypes(stockWith([]))).toEqual([])
  })
})
