import fc from 'fast-check'
import type { Comparable } from './similar'
import { similarIndex } from './similar'

const base: Comparable = {
  id: 1, brandId: 'peugeot', modelId: 'peugeot-3008', category: 'passenger', bodyStyle: 'suv', fuel: 'hybrid',
  condition: 'used', powerHp: 136, registrationYear: 2024, mileage: 20_000,
}

const vehicles = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    brandId: fc.constantFrom('peugeot', 'opel'),
    modelId: fc.constantFrom('a', 'b', 'c'),
    category: fc.constant('passenger' as const),
    bodyStyle: fc.constantFrom('suv' as const, 'estate' as const),
    fuel: fc.constantFrom('petrol' as const, 'electric' as const),
    condition: fc.constant('used' as const),
    powerHp: fc.integer({ min: 60, max: 300 }),
    registrationYear: fc.integer({ min: 2015, max: 2026 }),
    mileage: fc.integer({ min: 0, max: 200_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 120 },
)

describe('similar vehicles', () => {
  it('prefers the same model, then the nearest in age and power', () => {
    const stock = [
      base,
      { ...base, id: 2, modelId: 'peugeot-5008' },
      { ...base, id: 3, registrationYear: 2023 },
      { ...base, id: 4, bodyStyle: 'estate' as const },
    ]
    expect(similarIndex(stock)(base, 4)).toEqual([3, 2])
  })

  it('never names the vehicle itself, another body style, or one vehicle twice', () => {
    fc.assert(
      fc.property(vehicles, fc.integer({ min: 0, max: 8 }), (stock, count) => {
        const similar = similarIndex(stock)
        const byId = new Map(stock.map((vehicle) => [vehicle.id, vehicle]))
        for (const vehicle of stock) {
          const ids = similar(vehicle, count)
          expect(ids).not.toContain(vehicle.id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.every((id) => byId.get(id)?.bodyStyle === vehicle.bodyStyle)).toBe(true)
          const sameBody = stock.filter(({ bodyStyle }) => bodyStyle === vehicle.bodyStyle).length - 1
          expect(ids).toHaveLength(Math.min(count, sameBody, 80))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('does not depend on the order of the stock', () => {
    fc.assert(
      fc.property(vehicles, (stock) => {
        const forward = similarIndex(stock)
        const backward = similarIndex([...stock].reverse())
        for (const vehicle of stock) expect(backward(vehicle, 4)).toEqual(forward(vehicle, 4))
      }),
      { numRuns: 40 },
    )
  })
})
