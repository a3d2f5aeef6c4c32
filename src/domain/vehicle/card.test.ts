import { exampleVehicle } from '../testing/example-vehicle'
import { cardOf } from './card'

describe('card of a vehicle', () => {
  it('stays the same for a few kilometres, a change of the text or another photo behind the first two', () => {
    const before = { ...exampleVehicle, mileage: 41_600 }
    const after = { ...before, mileage: 42_400, description: 'Autre texte', photos: before.photos.slice(0, 2) }
    expect(cardOf(after)).toEqual(cardOf(before))
    expect(cardOf(after).mileage).toBe(42_000)
  })

  it('changes with what it shows', () => {
    for (const change of [
      { mileage: exampleVehicle.mileage + 1000 },
      { variant: 'Autre' },
      { photos: [] },
      { prices: [] },
    ])
      expect(cardOf({ ...exampleVehicle, ...change })).not.toEqual(cardOf(exampleVehicle))
  })
})
