import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { fillLocation, fillVehicle } from './fill-gaps'
import { parseVehicle } from './parse'

const without = (...names: string[]): unknown =>
  Object.fromEntries(Object.entries(exampleVehicle).filter(([name]) => !names.includes(name)))

describe('gaps of a record', () => {
  it('takes missing and null lists of a vehicle for empty ones', () => {
    expect(parseVehicle(without('photos', 'prices', 'equipment', 'discount'))).toMatchObject({
      ok: true,
      value: { photos: [], prices: [], equipment: [], discount: null },
    })
    expect(parseVehicle({ ...exampleVehicle, prices: null })).toMatchObject({ ok: true, value: { prices: [] } })
  })

  it('changes nothing that is there, and guesses nothing else', () => {
    expect(parseVehicle(exampleVehicle)).toEqual({ ok: true, value: exampleVehicle })
    expect(parseVehicle(without('brandId'))).toMatchObject({ ok: false, reason: expect.stringContaining('brandId') })
    expect(parseVehicle({ ...exampleVehicle, photos: 'none' })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('photos'),
    })
    expect(fillVehicle('no vehicle')).toBe('no vehicle')
  })

  it.each([[undefined], [[]], [null]])('takes %j for unknown hours', (showroomHours) => {
    expect(fillLocation({ showroomHours, workshopHours: [{ day: 'monday' }] })).toMatchObject({
      showroomHours: null,
      workshopHours: [{ day: 'monday' }],
      specialHours: [],
    })
  })
})
