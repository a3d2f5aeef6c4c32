import { exampleVehicle } from '../testing/example-vehicle'
import { keptName, keptVehicle, parseKeptFavourite, parseKeptVehicle, parseSeenVehicle } from './kept'

const kept = keptVehicle(exampleVehicle)

describe('a kept vehicle', () => {
  it('is read as it was written', () => {
    expect(parseKeptVehicle(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    expect(keptName(kept)).toBe(`${exampleVehicle.brandName} ${exampleVehicle.modelName}`)
  })

  it('may be a bare number, as the first version stored it', () => {
    expect(parseKeptVehicle(12)).toEqual({ id: 12, card: null })
    expect(parseKeptFavourite(12)).toEqual({ id: 12, card: null, addedAt: null, prices: [] })
  })

  it.each([null, '12', -3, 4.5, 0, [], {}, { id: '5' }, 1e300])('is nothing for %j', (value) => {
    expect(parseKeptVehicle(value)).toBeNull()
    expect(parseKeptFavourite(value)).toBeNull()
    expect(parseSeenVehicle(value)).toBeNull()
  })

  it('keeps its number when the rest is damaged', () => {
    expect(parseKeptVehicle({ ...kept, card: { brandName: 3 } })).toEqual({ id: kept.id, card: null })
    expect(
      parseKeptVehicle({
        ...kept,
        card: { ...kept.card, photo: { url: 'javascript:alert(1)', alt: '', width: 1, height: 1 } },
      })?.card?.photo,
    ).toBeNull()
    expect(parseKeptFavourite({ ...kept, addedAt: 'yesterday', prices: 'none' })).toEqual({
      ...kept,
      addedAt: null,
      prices: [],
    })
  })

  it('was seen at an instant', () => {
    expect(parseSeenVehicle({ ...kept, seenAt: '2026-11-21T13:00:00.000Z' })).toEqual({
      ...kept,
      seenAt: '2026-11-21T13:00:00.000Z',
    })
    expect(parseSeenVehicle(kept)).toBeNull()
  })
})
