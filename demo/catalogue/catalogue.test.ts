import { COLLECTIONS } from '../../src/contract/dealer/collections'
import { LOCATION_SERVICES, WEEKDAYS } from '../../src/domain/location/types'
import { leaseTotal } from '../../src/domain/price/lease'
import { netOfVat } from '../../src/domain/price/vat'
import { energyClassOf } from '../../src/domain/vehicle/energy-class'
import { kwToHp } from '../../src/domain/vehicle/power'
import { VEHICLE_CATEGORIES } from '../../src/domain/vehicle/types'
import { parsePhotoPath } from '../cars/photo-path'
import { luxembourgIban } from './iban'
import { isIban } from './testing/is-iban'
import { demoCatalogue } from './index'
import { offerRent } from './lease-offers'

const { brands, models, leaseOffers, locations, employees } = demoCatalogue()
const trims = models.flatMap((model) => model.trims.map((trim) => ({ model, trim, name: `${model.id} ${trim.id}` })))

const doubles = (keys: readonly (string | number)[]) => keys.filter((key, index) => keys.indexOf(key) !== index)
const outside = <T>(list: readonly T[], holds: (item: T) => boolean, name: (item: T) => string) =>
  list.filter((item) => !holds(item)).map(name)

describe('the demo catalogue', () => {
  it('has the size of a real group', () => {
    expect(brands.length).toBeGreaterThanOrEqual(14)
    expect(models.length).toBeGreaterThanOrEqual(100)
    expect(leaseOffers.length).toBeGreaterThanOrEqual(40)
    expect(locations).toHaveLength(6)
    expect(employees.length).toBeGreaterThanOrEqual(45)
    expect(new Set(models.map(({ category }) => category))).toEqual(new Set(VEHICLE_CATEGORIES))
    expect(
      outside(
        models,
        ({ trims: own }) => own.length >= 2 && own.length <= 4,
        ({ id }) => id,
      ),
    ).toEqual([])
  })

  it('keeps to the data contract, record by record', () => {
    const lists = { brands, models, 'lease-offers': leaseOffers, locations, employees } as const
    const refused = Object.entries(lists).flatMap(([name, records]) => {
      const schema = COLLECTIONS[name as keyof typeof lists]
      return records.flatMap((record) => {
        const result = schema.safeParse(record)
        return result.success
          ? []
          : [
              `${name} ${record.id}: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join()}`,
            ]
      })
    })
    expect(refused).toEqual([])
  })

  it('never gives one id to two things', () => {
    for (const list of [brands, models, leaseOffers, locations, employees])
      expect(doubles(list.map(({ id }) => id))).toEqual([])
    expect(doubles(trims.map(({ name }) => name))).toEqual([])
  })

  it('refers only to what exists', () => {
    const brandIds = new Set(brands.map(({ id }) => id))
    const locationIds = new Set(locations.map(({ id }) => id))
    const trimIds = new Set(trims.map(({ name }) => name))
    expect(
      outside(
        models,
        ({ brandId }) => brandIds.has(brandId),
        ({ id }) => id,
      ),
    ).toEqual([])
    expect(
      outside(
        leaseOffers,
        ({ modelId, trimId }) => trimIds.has(`${modelId} ${trimId}`),
        ({ id }) => id,
      ),
    ).toEqual([])
    expect(
      outside(
        employees,
        ({ locationId }) => locationIds.has(locationId),
        ({ id }) => id,
      ),
    ).toEqual([])
    expect(
      outside(
        brands,
        ({ locationIds: own }) => own.every((id) => locationIds.has(id)),
        ({ id }) => id,
      ),
    ).toEqual([])
    expect(
      outside(
        brands,
        ({ sellsNew, locationIds: own }) => sellsNew === own.length > 0,
        ({ id }) => id,
      ),
    ).toEqual([])
  })

  it('never says the same of two models', () => {
    expect(doubles(models.map(({ tagline }) => tagline))).toEqual([])
    expect(doubles(models.map(({ description }) => description))).toEqual([])
    expect(
      outside(
        models,
        ({ description }) => description.length >= 70,
        ({ id }) => id,
      ),
    ).toEqual([])
  })

  it('is set in French type: no straight apostrophe, no plain space before two-part punctuation', () => {
    const texts = [
      ...models.flatMap(({ tagline, description }) => [tagline, description]),
      ...brands.map(({ tagline }) => tagline),
      ...locations.map(({ description }) => description),
      ...trims.flatMap(({ trim }) => trim.standardEquipment),
    ]
    expect(texts.filter((text) => /'| [:;!?»]|« /.test(text))).toEqual([])
  })
})

describe('trims', () => {
  const wrong = (holds: (entry: (typeof trims)[number]) => boolean) => outside(trims, holds, ({ name }) => name)

  it('have a battery, a range and no exhaust when they are electric', () => {
    expect(
      wrong(({ trim }) => {
        if (trim.fuel !== 'electric')
          return (trim.fuelConsumption ?? 0) > 0 && trim.co2 > 0 && (trim.cylinderCapacity ?? 0) > 600
        return (
          trim.co2 === 0 &&
          trim.fuelConsumption === null &&
          trim.cylinderCapacity === null &&
          (trim.batteryCapacity ?? 0) > 20
        )
      }),
    ).toEqual([])
    expect(
      wrong(({ trim }) => {
        const plug = trim.fuel === 'electric' || trim.fuel === 'plug_in_hybrid'
        return [trim.batteryCapacity, trim.electricRange, trim.powerConsumption].every(
          (value) => (value !== null) === plug,
        )
      }),
    ).toEqual([])
  })

  it('emit the CO₂ that their fuel makes', () => {
    const gramsPerLitre = { petrol: 22.7, hybrid: 22.7, diesel: 26.3, lpg: 16.3 } as const
    expect(
      wrong(({ trim }) => {
        if (trim.fuel === 'electric' || trim.fuel === 'plug_in_hybrid' || trim.fuel === 'hydrogen') return true
        return Math.abs(trim.co2 / ((trim.fuelConsumption ?? 0) * gramsPerLitre[trim.fuel]) - 1) < 0.05
      }),
    ).toEqual([])
  })

  it('go about as far as their battery and consumption allow', () => {
    expect(
      wrong(({ trim, model }) => {
        if (trim.fuel !== 'electric' || model.category === 'truck') return true
        const possible = ((trim.batteryCapacity ?? 0) / (trim.powerConsumption ?? 1)) * 100
        return (trim.electricRange ?? 0) / possible > 0.8 && (trim.electricRange ?? 0) / possible < 1.35
      }),
    ).toEqual([])
  })

  it('have figures of their class', () => {
    expect(
      wrong(({ model, trim }) => {
        const car = model.category === 'passenger'
        return (
          trim.powerHp === kwToHp(trim.powerKw) &&
          trim.energyClass === energyClassOf(trim.co2) &&
          trim.kerbWeight > 850 &&
          trim.kerbWeight < (car ? 2_900 : 9_000) &&
          trim.maxWeight > trim.kerbWeight + 200 &&
          (trim.towingWeight ?? 0) <= 3_500 &&
          trim.price > 12_000_00 &&
          trim.price < 250_000_00 &&
          trim.seatCount >= 2 &&
          trim.seatCount <= 9 &&
          trim.standardEquipment.length >= 6
        )
      }),
    ).toEqual([])
    expect(
      outside(
        models,
        ({ length, width, height, category }) =>
          length > 3_500 &&
          length < (category === 'passenger' ? 5_100 : 8_500) &&
          width > 1_550 &&
          width < 2_500 &&
          height > 1_250 &&
          height < 3_200,
        ({ id }) => id,
      ),
    ).toEqual([])
    expect(
      outside(
        models,
        ({ fromPrice, trims: own }) =>
          own.some(({ price }) => price === fromPrice) && own.every(({ price }) => price >= fromPrice),
        ({ id }) => id,
      ),
    ).toEqual([])
  })

  it('have pictures that can be drawn', () => {
    expect(
      outside(
        models.flatMap(({ photos }) => photos),
        ({ url }) => parsePhotoPath(url) !== null,
        ({ url }) => url,
      ),
    ).toEqual([])
  })
})

describe('lease offers', () => {
  it('cost in all what their payments sum to', () => {
    expect(
      outside(
        leaseOffers,
        ({ completePrice, deposit, monthlyPrice, duration, establishmentFee }) =>
          completePrice === leaseTotal(deposit, monthlyPrice, duration, establishmentFee),
        ({ id }) => id,
      ),
    ).toEqual([])
  })

  it('cost about a hundredth of the list price a month', () => {
    const shareOf = ({ modelId, trimId, monthlyPrice, taxIncluded }: (typeof leaseOffers)[number]) => {
      const price = trims.find(({ name }) => name === `${modelId} ${trimId}`)?.trim.price ?? NaN
      return monthlyPrice / (taxIncluded ? price : netOfVat(price))
    }
    expect(
      outside(
        leaseOffers,
        (offer) => shareOf(offer) > 0.007 && shareOf(offer) < 0.019,
        ({ id }) => id,
      ),
    ).toEqual([])
  })

  it('cost more for more kilometres, less for a longer term or a larger deposit', () => {
    const rent = (change: object) =>
      offerRent({ kind: 'private', duration: 48, annualMileage: 15_000, deposit: 300_000, ...change }, 3_500_000, 4)
    expect(rent({ annualMileage: 25_000 })).toBeGreaterThan(rent({}))
    expect(rent({ duration: 60 })).toBeLessThan(rent({}))
    expect(rent({ deposit: 500_000 })).toBeLessThan(rent({}))
    expect(rent({}) % 100).toBe(0)
  })

  it('are made for private people with VAT and for businesses without', () => {
    expect(new Set(leaseOffers.map(({ kind, taxIncluded }) => `${kind} ${taxIncluded}`))).toEqual(
      new Set(['private true', 'business false']),
    )
  })
})

describe('dealerships', () => {
  it('have a Luxembourg VAT number, a valid IBAN and a place in the country', () => {
    for (const { vatNumber, iban, latitude, longitude } of locations) {
      expect(vatNumber).toMatch(/^LU\d{8}$/)
      expect(iban).toMatch(/^LU\d{2}( [0-9A-Z]{4}){4}$/)
      expect(isIban(iban)).toBe(true)
      expect(latitude > 49.44 && latitude < 50.19 && longitude > 5.73 && longitude < 6.54).toBe(true)
    }
    expect(doubles(locations.flatMap(({ vatNumber, iban }) => [vatNumber, iban]))).toEqual([])
  })

  it('open before they close, every day of the week once', () => {
    for (const { showroomHours, workshopHours, services } of locations) {
      for (const hours of [showroomHours, workshopHours]) {
        expect(hours?.map(({ day }) => day)).toEqual([...WEEKDAYS])
        const times = hours?.flatMap(({ periods }) => [periods.flatMap(({ opens, closes }) => [opens, closes])]) ?? []
        for (const day of times) expect([...day].sort()).toEqual(day)
        expect(times.flat().every((time) => /^\d\d:\d\d$/.test(time))).toBe(true)
      }
      expect(services.every((service) => LOCATION_SERVICES.includes(service))).toBe(true)
    }
  })

  it('each have a manager, salespeople and a workshop', () => {
    for (const { id } of locations) {
      const departments = new Set(
        employees.filter(({ locationId }) => locationId === id).map(({ department }) => department),
      )
      expect(['management', 'sales', 'workshop'].every((name) => [...departments].some((own) => own === name))).toBe(
        true,
      )
    }
  })
})

describe('IBAN check digits', () => {
  it('are those of the published Luxembourg example, and find every changed digit', () => {
    expect(luxembourgIban('001', '9400644750000')).toBe('LU28 0019 4006 4475 0000')
    expect(isIban('LU28 0019 4006 4475 0001')).toBe(false)
    expect(isIban('LU28')).toBe(false)
  })
})
