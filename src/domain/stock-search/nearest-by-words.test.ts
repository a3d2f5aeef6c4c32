import fc from 'fast-check'
import { slugify } from '../routes/slugify'
import { exampleVehicle } from '../testing/example-vehicle'
import type { Vehicle } from '../vehicle/types'
import { nearestByWords } from './nearest-by-words'
import { stockOf } from './testing/stock-of'
import { anyStock } from './testing/vehicles'
import { wordsOf } from './text/words'

let nextId = 0
const car = (brandName: string, modelName: string, variant: string, change: Partial<Vehicle> = {}): Vehicle => {
  nextId += 1
  return {
    ...exampleVehicle,
    id: nextId,
    brandId: slugify(brandName),
    modelId: slugify(`${brandName} ${modelName}`),
    brandName,
    modelName,
    variant,
    ...change,
  }
}
const stock = [
  car('Peugeot', '3008', '1.2 Hybrid 136 GT'),
  car('Peugeot', '3008', '1.5 BlueHDi 130 Allure'),
  car('Peugeot', '208', '1.2 Hybrid 136 GT'),
  car('Volkswagen', 'ID.3', 'Pro 204'),
  car('Volkswagen', 'Golf', '2.0 TDI GTD'),
  car('Renault', 'Mégane E-Tech', 'EV60 220'),
  car('Citroën', 'C3', '1.2 PureTech 83'),
]
const { columns } = stockOf(stock)
const nearest = (address: string, count = 3) =>
  nearestByWords(columns, wordsOf(address), count).map((row) => {
    const vehicle = stock.find(({ id }) => id === columns.ids[row])
    return vehicle && `${vehicle.modelName} ${vehicle.variant}`
  })

describe('nearest vehicles by the words of an address', () => {
  it('are of the model, the trim that has more of the words first, then of the brand', () => {
    expect(nearest('peugeot-3008-hybrid')).toEqual([
      '3008 1.2 Hybrid 136 GT',
      '3008 1.5 BlueHDi 130 Allure',
      '208 1.2 Hybrid 136 GT',
    ])
    expect(nearest('peugeot-3008-1-5-bluehdi-130-gt')[0]).toBe('3008 1.5 BlueHDi 130 Allure')
  })

  it('are found without accents, by half a model’s name, or by the brand alone', () => {
    expect(nearest('renault-megane')).toEqual(['Mégane E-Tech EV60 220'])
    expect(nearest('citroen-c5')).toEqual(['C3 1.2 PureTech 83'])
  })

  it('are none when nothing is alike but a figure', () => {
    expect(nearest('tesla-model-3')).toEqual([])
    expect(nearest('')).toEqual([])
  })

  it('are of the kind that the address tells, within a model, a brand or the whole stock', () => {
    const kinds = [
      car('Peugeot', '308', 'GT', { fuel: 'petrol' }),
      car('Peugeot', '308', 'GT', { fuel: 'diesel' }),
      car('Peugeot', '208', 'GT', { fuel: 'electric' }),
      car('Kia', 'EV3', 'Air', { fuel: 'electric' }),
    ]
    const labels = { fuel: { petrol: 'Essence', diesel: 'Diesel', electric: 'Électrique' } }
    const own = stockOf(kinds).columns
    const found = (address: string, count = 1) =>
      nearestByWords(own, wordsOf(address), count, labels).map((row) =>
        kinds.findIndex(({ id }) => id === own.ids[row]),
      )
    expect(found('peugeot-308-diesel')).toEqual([1])
    expect(found('peugeot-308-essence')).toEqual([0])
    expect(found('peugeot-electrique')).toEqual([2])
    expect(found('electrique', 4).sort()).toEqual([2, 3])
    expect(found('lada-niva-diesel')).toEqual([])
  })

  it('leave out what is sold, and prefer what is free', () => {
    const few = [
      car('Fiat', '500', 'Icon', { availability: 'sold' }),
      car('Fiat', '500', 'Icon', { availability: 'reserved', listedAt: '2026-11-01T00:00:00Z' }),
      car('Fiat', '500', 'Icon', { listedAt: '2026-01-01T00:00:00Z' }),
    ]
    const own = stockOf(few).columns
    expect(nearestByWords(own, ['fiat', '500'], 4).map((row) => own.ids[row])).toEqual([few[2]?.id, few[1]?.id])
  })

  it('name a vehicle of the same name first, whatever the stock', () => {
    fc.assert(
      fc.property(anyStock(25), (vehicles) => {
        const own = stockOf(vehicles).columns
        for (const { brandName, modelName, variant, availability } of vehicles) {
          const rows = nearestByWords(own, wordsOf(slugify(`${brandName} ${modelName} ${variant}`)), 4)
          const first = vehicles.find(({ id }) => id === own.ids[rows[0] ?? -1])
          if (availability !== 'sold')
            expect(first && `${first.brandName} ${first.modelName} ${first.variant}`).toBe(
              `${brandName} ${modelName} ${variant}`,
            )
          expect(new Set(rows).size).toBe(rows.length)
        }
      }),
      { numRuns: 50 },
    )
  })
})
