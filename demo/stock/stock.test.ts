import fc from 'fast-check'
import { vehicleSchema } from '../../src/contract/dealer/vehicle'
import { priceRowsProblems } from '../../src/domain/price/price-row-problems'
import { VEHICLE_FIELDS } from '../../src/domain/vehicle/fields'
import { energyClassOf } from '../../src/domain/vehicle/energy-class'
import { EQUIPMENT_GROUPS } from '../../src/domain/vehicle/types'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { parsePhotoPath } from '../cars/photo-path'
import { demoCatalogue } from '../catalogue'
import { REFERENCE_DATE } from './calendar'
import { EARLIER_TRIMS } from './earlier-trims'
import { generateStock } from './generate'
import { vehicleAt, vehicleId } from './vehicle'
import { isVin } from './testing/is-vin'

const stock = [...generateStock({ vehicles: 3_000 })]
const { brands, models, locations } = demoCatalogue()

const anyVehicle = fc
  .record({ seed: fc.nat(1_000_000), index: fc.nat(49_999) })
  .map(({ seed, index }) => vehicleAt(seed, index))
const always = (law: (vehicle: Vehicle) => void) => fc.assert(fc.property(anyVehicle, law), { numRuns: 150 })
const shareOf = (holds: (vehicle: Vehicle) => boolean) => stock.filter(holds).length / stock.length

describe('the demo stock', () => {
  it('is the same every time, and a larger one begins with a smaller one', () => {
    expect([...generateStock({ vehicles: 40 })]).toEqual(stock.slice(0, 40))
    expect([...generateStock({ vehicles: 40, seed: 7 })]).not.toEqual(stock.slice(0, 40))
    expect(vehicleAt(1954, 2_999)).toEqual(stock[2_999])
  })

  it('never gives a number twice', () => {
    const ids = Array.from({ length: 50_000 }, (_, index) => vehicleId(index))
    expect(new Set(ids).size).toBe(50_000)
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(412_000)
    expect(new Set(stock.map(({ vin }) => vin)).size).toBe(stock.length)
  })

  it.each([[{ vehicles: 0 }], [{ vehicles: 50_001 }], [{ vehicles: 1.5 }], [{ seed: -1 }], [{ vehicles: NaN }]])(
    'refuses %p',
    (options) => {
      expect(() => generateStock(options)).toThrow(RangeError)
    },
  )

  it('looks like that of a group: its own makes dominate, every make and dealership occurs', () => {
    const own = new Set(brands.filter(({ sellsNew }) => sellsNew).map(({ id }) => id))
    expect(shareOf(({ brandId }) => own.has(brandId))).toBeGreaterThan(0.7)
    expect(new Set(stock.map(({ brandId }) => brandId)).size).toBe(brands.length)
    expect(new Set(stock.map(({ locationId }) => locationId)).size).toBe(locations.length)
    expect(shareOf(({ condition }) => condition === 'used')).toBeGreaterThan(0.5)
    expect(shareOf(({ discount }) => discount !== null)).toBeCloseTo(1 / 3, 1)
    expect(shareOf(({ availability }) => availability === 'available')).toBeGreaterThan(0.7)
    expect(new Set(stock.map(({ availability }) => availability)).size).toBe(4)
  })

  it('has at least 250 features in five groups', () => {
    const seen = new Map(stock.flatMap(({ equipment }) => equipment.map(({ label, group }) => [label, group] as const)))
    expect(seen.size).toBeGreaterThanOrEqual(250)
    expect(new Set(seen.values())).toEqual(new Set(EQUIPMENT_GROUPS))
    expect([...seen.keys()].filter((label) => /'/.test(label))).toEqual([])
  })

  it('is dearer when younger: value falls with age and distance', () => {
    const valueShare = ({ prices, discount, modelId, variant }: Vehicle) => {
      const trim = models
        .find(({ id }) => id === modelId)
        ?.trims.find(({ engine, name }) => variant === `${engine} ${name}`)
      return ((prices[0]?.totalPrice ?? 0) + (discount?.amount ?? 0)) / (trim?.price ?? NaN)
    }
    const mean = (holds: (vehicle: Vehicle) => boolean) => {
      const shares = stock.filter(holds).map(valueShare).filter(Number.isFinite)
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    }
    const [young, middle, old] = [
      mean(({ condition }) => condition === 'new'),
      mean(({ condition }) => condition === 'demo'),
      mean(({ mileage }) => mileage > 60_000),
    ]
    expect(young).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(old)
  })
})

describe('earlier versions of models', () => {
  const earlier = [...EARLIER_TRIMS].flatMap(([id, trims]) => trims.map(({ trim, from }) => ({ id, trim, from })))

  it('burn what they emit, like those of today', () => {
    const gramsPerLitre: Partial<Record<Vehicle['fuel'], number>> = { petrol: 22.7, hybrid: 22.7, diesel: 26.3 }
    const wrong = earlier.filter(({ trim: { fuel, co2, fuelConsumption } }) => {
      const grams = gramsPerLitre[fuel]
      return grams !== undefined && Math.abs(co2 / ((fuelConsumption ?? 0) * grams) - 1) > 0.05
    })
    expect(wrong.map(({ id, trim }) => `${id} ${trim.engine}`)).toEqual([])
  })

  it('have the mass and the price of cars', () => {
    for (const { trim } of earlier) {
      expect(trim.kerbWeight > 850 && trim.kerbWeight < 2_300 && trim.maxWeight > trim.kerbWeight).toBe(true)
      expect(trim.price > 10_000_00 && trim.price < 80_000_00).toBe(true)
    }
  })
})

describe('every vehicle', () => {
  it('has every field, and no other', () => {
    always((vehicle) => expect(Object.keys(vehicle).sort()).toEqual(Object.keys(VEHICLE_FIELDS).sort()))
  })

  it('keeps to the data contract', () => {
    always((vehicle) => expect(vehicleSchema.safeParse(vehicle).error?.issues ?? []).toEqual([]))
  })

  it('has five prices that agree', () => {
    always(({ prices, discount }) => {
      expect(prices).toHaveLength(5)
      expect(priceRowsProblems(prices)).toEqual([])
      if (discount) expect(discount.listPrice - discount.amount).toBe(prices[0]?.totalPrice)
    })
  })

  it('was registered before it was listed, and listed before today', () => {
    always(({ condition, firstRegistration, registrationYear, listedAt, updatedAt, licensePlate, mileage }) => {
      expect(firstRegistration === null).toBe(condition === 'new')
      expect(licensePlate === null).toBe(condition === 'new')
      if (firstRegistration) {
        expect(firstRegistration < listedAt).toBe(true)
        expect(registrationYear).toBe(Number(firstRegistration.slice(0, 4)))
      }
      expect(listedAt <= updatedAt).toBe(true)
      expect(updatedAt.slice(0, 10) <= REFERENCE_DATE).toBe(true)
      expect(Date.parse(REFERENCE_DATE) - Date.parse(listedAt)).toBeLessThan(201 * 86_400_000)
      expect(condition === 'new' ? mileage <= 60 : mileage >= 1_000 && mileage <= 320_000).toBe(true)
    })
  })

  it('has a number plate of Luxembourg and a VIN with its check digit', () => {
    always(({ licensePlate, vin }) => {
      if (licensePlate !== null) expect(licensePlate).toMatch(/^([A-HJ-NP-Z]{2} \d{4}|\d{4,5})$/)
      expect(isVin(vin)).toBe(true)
    })
  })

  it('has 6 to 20 pictures of itself', () => {
    always(({ photos, bodyStyle, colour, brandId }) => {
      expect(photos.length >= 6 && photos.length <= 20).toBe(true)
      expect(new Set(photos.map(({ url }) => url)).size).toBe(photos.length)
      for (const { url } of photos)
        expect(parsePhotoPath(url)).toMatchObject({ body: bodyStyle, colour, brand: brandId })
    })
  })

  it('has an energy class of its emissions, and equipment of its kind', () => {
    always(({ co2, energyClass, fuel, equipment, category }) => {
      expect(energyClass).toBe(co2 === null ? null : energyClassOf(co2))
      const labels = equipment.map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.length).toBeGreaterThan(12)
      expect(equipment.filter(({ highlight }) => highlight).length).toBeLessThanOrEqual(6)
      if (fuel !== 'electric' && fuel !== 'plug_in_hybrid') expect(labels).not.toContain('Câble de recharge de type 2')
      if (category === 'passenger') expect(labels).not.toContain('Tachygraphe numérique')
    })
  })

  it('was registered while its version was built', () => {
    always(({ modelId, variant, registrationYear, condition }) => {
      const model = models.find(({ id }) => id === modelId)
      const today = model?.trims.some(({ engine, name }) => variant === `${engine} ${name}`)
      if (today) return expect(registrationYear).toBeGreaterThanOrEqual(model?.modelYear ?? NaN)
      const earlier = EARLIER_TRIMS.get(modelId)?.find(({ trim }) => variant === `${trim.engine} ${trim.name}`)
      expect(condition).toBe('used')
      expect(registrationYear).toBeGreaterThanOrEqual(earlier?.from ?? NaN)
      expect(registrationYear).toBeLessThan(model?.modelYear ?? NaN)
    })
  })

  it('stands where a dealership is', () => {
    always(({ locationId, brandId, condition }) => {
      expect(locations.map(({ id }) => id)).toContain(locationId)
      if (condition !== 'used') expect(brands.find(({ id }) => id === brandId)?.locationIds).toContain(locationId)
    })
  })
})
