import { equipmentLines, trimLevels } from './trim-levels'
import type { Trim } from './types'

const trim = (name: string, engine: string, price: number, standardEquipment: string[]): Trim => ({
  id: `${name}-${engine}`,
  name,
  engine,
  fuel: 'petrol',
  transmission: 'manual',
  gears: 6,
  driveType: 'front',
  powerHp: 100,
  powerKw: 74,
  cylinderCapacity: 1199,
  batteryCapacity: null,
  electricRange: null,
  fuelConsumption: 5,
  powerConsumption: null,
  co2: 115,
  energyClass: 'C',
  emissionsClass: 'Euro 6e',
  towingWeight: null,
  kerbWeight: 1200,
  maxWeight: 1600,
  seatCount: 5,
  doorCount: 5,
  price,
  standardEquipment,
})

const LEVELS = trimLevels([
  trim('GT', 'électrique', 34_000_00, ['Clim', 'Caméra', 'Cuir', 'Câble']),
  trim('Style', 'essence', 20_000_00, ['Clim', 'Radio']),
  trim('GT', 'hybride', 28_000_00, ['Clim', 'Caméra', 'Cuir']),
])

describe('levels of a model', () => {
  it('go from the cheapest up, versions of one name together', () => {
    expect(LEVELS.map(({ name, fromPrice, trims }) => [name, fromPrice, trims.map(({ engine }) => engine)])).toEqual([
      ['Style', 20_000_00, ['essence']],
      ['GT', 28_000_00, ['hybride', 'électrique']],
    ])
  })

  it('say what they add, what they lack and what they cost beyond the level below', () => {
    expect(LEVELS[0]).toMatchObject({ adds: ['Clim', 'Radio'], lacks: [], step: null })
    expect(LEVELS[1]).toMatchObject({ adds: ['Caméra', 'Cuir'], lacks: ['Radio'], step: 8_000_00 })
  })

  it('promise only what every engine of theirs has', () => {
    expect(LEVELS[1]?.equipment).not.toContain('Câble')
  })

  it('are compared line by line, what differs first', () => {
    expect(equipmentLines(LEVELS)).toEqual([
      { label: 'Radio', has: [true, false] },
      { label: 'Caméra', has: [false, true] },
      { label: 'Cuir', has: [false, true] },
      { label: 'Clim', has: [true, true] },
    ])
    expect(equipmentLines([])).toEqual([])
  })
})
