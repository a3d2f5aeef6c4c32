import fc from 'fast-check'
import { propertyRuns } from '../../testing/property-runs'
import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { VehicleSummary } from '../../content/story-data'
import { exampleVehicle } from '../../testing/example-vehicle'
import type { Vehicle } from '../../vehicle/types'
import { completeCard, parseCards } from '../card'
import { SPEC_FACETS, SPEC_MEASURES, VEHICLE_FACETS, VEHICLE_MEASURES } from '../fields'
import { filesOf, nameOf } from '../testing/stock-of'
import { anyStock, anyVehicle, FEATURE_LABELS } from '../testing/vehicles'
import { decodeStock } from './decode'
import { summaryOf } from './summary'
import { readBits, readDigits, writeBits, writeDigits } from './digits'
import { createStockEncoder } from './encode'
import { decodeEquipment } from './equipment'

const summary = (vehicle: Vehicle): Omit<VehicleSummary, 'town'> => {
  const {
    id,
    brandId,
    modelId,
    brandName,
    modelName,
    variant,
    condition,
    category,
    bodyStyle,
    mileage,
    firstRegistration,
    registrationYear,
    fuel,
  } = vehicle
  const { transmission, powerHp, energyClass, locationId, photos, prices, discount, availability } = vehicle
  return {
    id,
    brandId,
    modelId,
    brandName,
    modelName,
    variant,
    condition,
    category,
    bodyStyle,
    mileage,
    firstRegistration,
    registrationYear,
    fuel,
    transmission,
    powerHp,
    energyClass,
    locationId,
    photos: photos.slice(0, 2),
    discount,
    availability,
    prices: ACQUISITION_TYPES.flatMap((type) => prices.find((row) => row.type === type) ?? []),
  }
}

describe('the digits of the index', () => {
  it('give back every number, and need no escape in JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 91 ** 5 - 1 })), (numbers) => {
        const text = writeDigits(numbers, 5)
        expect(JSON.stringify(text)).toHaveLength(text.length + 2)
        expect([...readDigits(text, numbers.length, 5)]).toEqual(numbers)
      }),
    )
    expect(() => readDigits('###', 2, 1)).toThrow(RangeError)
  })

  it('give back every bit', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (flags) => {
        const bits = new Uint32Array((flags.length + 31) >>> 5)
        flags.forEach((flag, index) => flag && (bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31))))
        const read = new Uint32Array(bits.length)
        readBits(writeBits(bits, flags.length), read)
        expect(read).toEqual(bits)
      }),
    )
  })
})

describe('the stock index', () => {
  it('gives back every vehicle as it was, with cards and equipment', () => {
    fc.assert(
      fc.property(anyStock(40), (stock) => {
        const files = filesOf(stock)
        const columns = decodeStock(JSON.parse(files.index.text))
        const equipment = decodeEquipment(JSON.parse(files.equipment.text), columns.count)
        expect([...columns.ids].sort((a, b) => a - b)).toEqual(stock.map(({ id }) => id).sort((a, b) => a - b))
        expect(columns.cards.names).toEqual(files.cards.map(({ name }) => name))
        const cards = files.cards.flatMap(({ text }) => parseCards(JSON.parse(text)) ?? [])
        const byId = new Map(stock.map((vehicle) => [vehicle.id, vehicle]))
        columns.ids.forEach((id, row) => {
          const vehicle = byId.get(id)
          if (!vehicle) throw new Error(`${id} came from nowhere`)
          expect(completeCard(summaryOf(columns, row), cards[row])).toEqual(summary(vehicle))
          expect(columns.listedAt[row]).toBe(Date.parse(vehicle.listedAt) / 1000)
          for (const [facet, field] of Object.entries({ ...SPEC_FACETS, ...VEHICLE_FACETS })) {
            const column = columns.facets.get(facet)
            expect(column?.options[column.codes[row] ?? -1]).toBe(
              vehicle[field] === null ? undefined : String(vehicle[field]),
            )
          }
          for (const [measure, field] of Object.entries({ ...SPEC_MEASURES, ...VEHICLE_MEASURES }))
            expect(columns.measures[measure as 'year'][row]).toBe(vehicle[field] ?? -1)
          const had = equipment?.features.flatMap(({ label }, place) =>
            ((equipment.postings[place * equipment.words + (row >>> 5)] ?? 0) >>> (row & 31)) & 1 ? [label] : [],
          )
          expect(had).toEqual(
            FEATURE_LABELS.filter((label) => vehicle.equipment.some((feature) => feature.label === label)).sort(),
          )
        })
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it('is the same after any changes as made from nothing', () => {
    const change = fc.oneof(anyVehicle, fc.nat({ max: 60 }))
    fc.assert(
      fc.property(anyStock(20), fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 6 }), (start, builds) => {
        const encoder = createStockEncoder(nameOf)
        const stock = new Map(start.map((vehicle) => [vehicle.id, vehicle]))
        for (const vehicle of start) encoder.put(vehicle)
        encoder.files()
        for (const changes of builds) {
          for (const one of changes) {
            if (typeof one === 'number') {
              stock.delete(one)
              encoder.remove(one)
            } else {
              stock.set(one.id, one)
              encoder.put(one)
            }
          }
          expect(encoder.files()).toEqual(filesOf([...stock.values()].reverse()))
        }
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it('changes one file of cards when one vehicle goes, and none when nothing on its card changed', () => {
    const stock = Array.from({ length: 200 }, (_, index) => ({ ...exampleVehicle, id: index + 1 }))
    const encoder = createStockEncoder(nameOf)
    for (const vehicle of stock) encoder.put(vehicle)
    const before = encoder.files()
    encoder.put({ ...exampleVehicle, id: 100, mileage: 5 })
    const after = encoder.files()
    expect(after.index.name).not.toBe(before.index.name)
    expect([after.cards.map(({ name }) => name), after.equipment]).toEqual([
      before.cards.map(({ name }) => name),
      before.equipment,
    ])
    encoder.remove(100)
    const known = new Set(after.cards.map(({ name }) => name))
    expect(encoder.files().cards.filter(({ name }) => !known.has(name))).toHaveLength(1)
  })

  it('has facets of the site’s own', () => {
    const files = filesOf(
      [exampleVehicle, { ...exampleVehicle, id: 2, gears: null }],
      [{ id: 'gearCount', field: 'gears' }],
    )
    const column = decodeStock(JSON.parse(files.index.text)).facets.get('gearCount')
    expect(column).toEqual({ options: ['6'], codes: Uint8Array.of(1, 0) })
  })

  it.each([null, [], {}, { format: 0, count: 0 }])('is refused when it is none: %j', (json) => {
    expect(() => decodeStock(json)).toThrow(RangeError)
    expect(decodeEquipment(json, 0)).toBeNull()
  })
})

describe('files of cards', () => {
  it.each([null, {}, 'x'])('are refused when they are none: %j', (json) => {
    expect(parseCards(json)).toBeNull()
  })

  it('lose only what is not well formed', () => {
    expect(parseCards([null, [1, null, [], null, []], ['1', null, [], null, []]])?.map(({ id }) => id)).toEqual([1])
  })
})
