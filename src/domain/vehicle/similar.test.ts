import fc from 'fast-check'
import { propertyRuns } from '../testing/property-runs'
import type { Comparable } from './nearest'
import { createSimilar } from './similar'

const base: Comparable = {
  id: 1,
  brandId: 'peugeot',
  modelId: 'peugeot-3008',
  category: 'passenger',
  bodyStyle: 'suv',
  fuel: 'hybrid',
  condition: 'used',
  powerHp: 136,
  registrationYear: 2024,
  mileage: 20_000,
}

const anyVehicle = fc.record({
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
})
const vehicles = fc.uniqueArray(anyVehicle, { selector: ({ id }) => id, maxLength: 120 })
/** More of a body style than are looked at for one of them. */
const manyVehicles = fc.uniqueArray(anyVehicle, { selector: ({ id }) => id, minLength: 200, maxLength: 300 })

describe('similar vehicles', () => {
  it('prefers the same model, then the nearest in age and power', () => {
    const stock = [
      base,
      { ...base, id: 2, modelId: 'peugeot-5008' },
      { ...base, id: 3, registrationYear: 2023 },
      { ...base, id: 4, bodyStyle: 'estate' as const },
    ]
    expect(createSimilar(4)(stock).get(base.id)).toEqual([3, 2])
  })

  it('never names the vehicle itself, another body style, or one vehicle twice', () => {
    fc.assert(
      fc.property(vehicles, fc.integer({ min: 0, max: 8 }), (stock, count) => {
        const similar = createSimilar(count)(stock)
        const byId = new Map(stock.map((vehicle) => [vehicle.id, vehicle]))
        for (const vehicle of stock) {
          const ids = similar.get(vehicle.id) ?? []
          expect(ids).not.toContain(vehicle.id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.every((id) => byId.get(id)?.bodyStyle === vehicle.bodyStyle)).toBe(true)
          const sameBody = stock.filter(({ bodyStyle }) => bodyStyle === vehicle.bodyStyle).length - 1
          expect(ids).toHaveLength(Math.min(count, sameBody, 80))
        }
      }),
      { numRuns: propertyRuns(40) },
    )
  })

  it('does not depend on the order of the stock', () => {
    fc.assert(
      fc.property(vehicles, (stock) => {
        const forward = createSimilar(4)(stock)
        const backward = createSimilar(4)([...stock].reverse())
        for (const vehicle of stock) expect(backward.get(vehicle.id)).toEqual(forward.get(vehicle.id))
      }),
      { numRuns: propertyRuns(40) },
    )
  })

  it('answers a stock that changed as if it had never seen another', () => {
    const change = fc.record({
      at: fc.nat(),
      kind: fc.constantFrom('remove', 'add', 'power', 'style', 'mileage'),
      power: fc.integer({ min: 60, max: 300 }),
    })
    fc.assert(
      fc.property(
        fc.oneof(vehicles, manyVehicles),
        fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }),
        (start, steps) => {
          const similar = createSimilar(4)
          let stock: Comparable[] = start
          let nextId = 1000
          for (const step of steps) {
            for (const { at, kind, power } of step) {
              const index = at % Math.max(1, stock.length)
              const driven = { mileage: power * 600 }
              if (kind === 'add') stock = [...stock, { ...base, id: (nextId += 1), powerHp: power }]
              else if (kind === 'remove') stock = stock.filter((_, position) => position !== index)
              else
                stock = stock.map((vehicle, position) =>
                  position === index
                    ? {
                        ...vehicle,
                        ...(kind === 'mileage' ? driven : { powerHp: power }),
                        ...(kind === 'style' && { bodyStyle: 'estate' as const }),
                      }
                    : vehicle,
                )
            }
            expect([...similar(stock)].sort()).toEqual([...createSimilar(4)(stock)].sort())
          }
        },
      ),
      { numRuns: propertyRuns(60) },
    )
  })
})
