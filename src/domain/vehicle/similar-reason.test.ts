import fc from 'fast-check'
import { exampleVehicle } from '../testing/example-vehicle'
import { cardOf } from './card'
import { createSimilar } from './similar'
import { LIKENESSES, similarReasons } from './similar-reason'

const other = (change: Partial<typeof exampleVehicle>) =>
  similarReasons(exampleVehicle, { ...exampleVehicle, ...change })

describe('why a vehicle is similar', () => {
  it('names the model first, and not its brand beside it', () => {
    expect(other({})).toEqual(['model', 'fuel'])
    expect(other({ modelId: 'peugeot-5008' })).toEqual(['brand', 'fuel'])
  })

  it('goes on to what is left when models differ', () => {
    const stranger = { brandId: 'kia', modelId: 'kia-sportage' }
    expect(other({ ...stranger, powerHp: 147 })).toEqual(['fuel', 'power'])
    expect(other({ ...stranger, powerHp: 180, fuel: 'petrol' })).toEqual(['year', 'condition'])
    expect(other({ ...stranger, powerHp: 180, fuel: 'petrol', registrationYear: 2020, condition: 'new' })).toEqual([
      'bodyStyle',
    ])
  })

  it('tells a close power both ways round alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (one, two) => {
        const a = { ...exampleVehicle, powerHp: one }
        const b = { ...exampleVehicle, powerHp: two }
        expect(similarReasons(a, b, LIKENESSES.length)).toEqual(similarReasons(b, a, LIKENESSES.length))
      }),
    )
  })

  it('has at least one reason for whatever is chosen, from what its card knows', () => {
    const fuels = fc.constantFrom('petrol' as const, 'electric' as const)
    const any = fc.record({
      modelId: fc.constantFrom('a', 'b'),
      fuel: fuels,
      powerHp: fc.integer({ min: 60, max: 300 }),
      registrationYear: fc.integer({ min: 2015, max: 2026 }),
      condition: fc.constantFrom('new' as const, 'used' as const),
      bodyStyle: fc.constantFrom('suv' as const, 'estate' as const),
      mileage: fc.nat(200_000),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 2, maxLength: 20 }), (facts) => {
        const stock = facts.map((fact, index) => ({ ...exampleVehicle, ...fact, id: index + 1 }))
        const similar = createSimilar(4)(stock)
        for (const vehicle of stock) {
          const ids = similar.get(vehicle.id)
          if (!ids) throw new Error(`nothing is said of vehicle ${vehicle.id}`)
          for (const id of ids) {
            const found = stock[id - 1]
            expect(found && similarReasons(vehicle, cardOf(found)).length).toBeGreaterThan(0)
          }
        }
      }),
    )
  })
})
