import { exampleVehicle } from '../testing/example-vehicle'
import type { Vehicle } from './types'
import { KEPT_SORTS, sortKept } from './sort-kept'

const costing = (cents: number) =>
  exampleVehicle.prices.map((row) => (row.type === 'purchase' ? { ...row, totalPrice: cents } : row))
const vehicle = (id: number, change: Partial<Vehicle>): Vehicle => ({ ...exampleVehicle, id, ...change })
const list = [
  vehicle(1, { prices: costing(300), mileage: 20, registrationYear: 2024, firstRegistration: '2024-03-01' }),
  vehicle(2, { prices: [], mileage: 10, registrationYear: 2024, firstRegistration: '2024-09-01' }),
  vehicle(3, { prices: costing(100), mileage: 30, registrationYear: 2026, firstRegistration: null }),
  vehicle(4, { prices: costing(200), mileage: 30, registrationYear: 2020, firstRegistration: '2020-01-01' }),
]

describe('the order of favourites', () => {
  it.each([
    ['added', [4, 3, 2, 1]],
    ['priceUp', [3, 4, 1, 2]],
    ['priceDown', [1, 4, 3, 2]],
    ['mileage', [2, 1, 3, 4]],
    ['year', [3, 2, 1, 4]],
  ] as const)('may be by %s', (sort, ids) => {
    expect(sortKept(list, sort, ['purchase']).map(({ id }) => id)).toEqual(ids)
  })

  it('leaves the list as it was', () => {
    const before = [...list]
    for (const sort of KEPT_SORTS) sortKept(list, sort, ['private_lease'])
    expect(list).toEqual(before)
  })

  it('goes by the price that is shown', () => {
    const cheapLease = vehicle(5, {
      prices: exampleVehicle.prices.map((row) =>
        row.type === 'private_lease' ? { ...row, monthlyInstallment: 100 } : row,
      ),
    })
    expect(
      sortKept([vehicle(6, { prices: costing(1) }), cheapLease], 'priceUp', ['private_lease']).map(({ id }) => id),
    ).toEqual([5, 6])
  })
})
