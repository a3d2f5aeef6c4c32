import type { Availability, Vehicle, VehicleCondition } from '../../src/domain/vehicle/types'
import { demoCatalogue } from '../catalogue'
import type { Random } from '../random'
import { randomFrom } from '../random'
import { emissionsClassAt, REFERENCE_DATE } from './calendar'
import { chooseTrim } from './choose-trim'
import type { Choice } from './choose-trim'
import { descriptionOf } from './description'
import { equipmentOf } from './equipment'
import { colourOf, INTERIOR_COLOURS, materialOf } from './finish'
import { historyOf } from './history'
import { photosOf } from './photos'
import { luxembourgPlate } from './plate'
import { priceOf } from './pricing'
import { vinFor } from './vin'

const FIRST_ID = 412_000

/** Stock number of the k-th vehicle, counted from 0: the same for ever, whatever the seed and the size of the stock. */
export const vehicleId = (index: number): number => FIRST_ID + index * 7 + randomFrom('id', index).int(0, 6)

const availabilityOf = (random: Random, condition: VehicleCondition): Availability =>
  condition === 'new'
    ? random.weighted([
        ['available', 68],
        ['in_transit', 22],
        ['reserved', 8],
        ['sold', 2],
      ])
    : random.weighted([
        ['available', 84],
        ['reserved', 9],
        ['in_transit', 3],
        ['sold', 4],
      ])

/** New and demonstration cars stand where their make is represented, used ones anywhere. */
const locationOf = (random: Random, { condition, brand }: Choice): string =>
  condition === 'used' || brand.locationIds.length === 0
    ? random.weighted(demoCatalogue().locations.map(({ id }, rank) => [id, 10 - rank * 1.4] as const))
    : random.pick(brand.locationIds)

const LONG_WARRANTY: Record<string, number> = { mg: 84, kia: 84, hyundai: 60, toyota: 36, volvo: 36, dacia: 36 }

/** What is left of the maker's warranty, in half years; the group's own of one or two years where that is longer. */
const warrantyOf = (random: Random, { condition, brand }: Choice, ageMonths: number): number => {
  const maker = LONG_WARRANTY[brand.id] ?? 24
  if (condition === 'new') return maker
  return Math.max(Math.floor((maker - ageMonths) / 6) * 6, random.pick([12, 12, 24]))
}

const vatReportableOf = (random: Random, { condition, model }: Choice): boolean =>
  condition !== 'used' || random.chance(model.category === 'passenger' ? 0.45 : 0.85)

/**
 * The k-th vehicle of a demo stock. It depends on seed and index alone; each part draws from a stream of its own, so
 * that a new feature in one table leaves all other fields as they were.
 */
export const vehicleAt = (seed: number, index: number): Vehicle => {
  const stream = (part: string): Random => randomFrom(seed, index, part)
  const choice = chooseTrim(stream('choice'))
  const { condition, brand, model, trim, level, built } = choice
  const { category, bodyStyle } = model
  const id = vehicleId(index)
  const history = historyOf(stream('history'), { condition, category, fuel: trim.fuel, built })
  const { ageMonths, firstRegistration, registrationYear, mileage, listedAt, updatedAt } = history
  const details = stream('details')
  const [colour, colourName] = colourOf(details, brand.id)
  const vatReportable = vatReportableOf(details, choice)
  const title = `${brand.name} ${model.name}`
  const emissionsClass =
    trim.fuel === 'electric'
      ? trim.emissionsClass
      : emissionsClassAt(firstRegistration ?? REFERENCE_DATE, category === 'truck')
  return {
    id,
    brandId: brand.id,
    modelId: model.id,
    brandName: brand.name,
    modelName: model.name,
    variant: `${trim.engine} ${trim.name}`,
    category,
    condition,
    bodyStyle,
    fuel: trim.fuel,
    transmission: trim.transmission,
    gears: trim.gears,
    driveType: trim.driveType,
    drivenAxles: trim.driveType === 'all' ? 2 : 1,
    mileage,
    firstRegistration,
    registrationYear,
    colour,
    colourName,
    interiorColour: details.weighted(INTERIOR_COLOURS),
    interiorMaterial: materialOf(details, choice),
    seatCount: trim.seatCount,
    doorCount: trim.doorCount,
    powerHp: trim.powerHp,
    powerKw: trim.powerKw,
    cylinderCapacity: trim.cylinderCapacity,
    electricRange: trim.electricRange,
    batteryCapacity: trim.batteryCapacity,
    fuelConsumption: trim.fuelConsumption,
    powerConsumption: trim.powerConsumption,
    co2: trim.co2,
    energyClass: trim.energyClass,
    emissionsClass,
    towingWeight: trim.towingWeight,
    maxWeight: trim.maxWeight,
    kerbWeight: trim.kerbWeight,
    vatReportable,
    warrantyMonths: warrantyOf(details, choice, ageMonths),
    licensePlate: condition === 'new' ? null : luxembourgPlate(stream('plate')),
    vin: vinFor(brand.id, model.slug, registrationYear, id),
    equipment: equipmentOf(stream('equipment'), { category, body: bodyStyle, fuel: trim.fuel, level }),
    photos: photosOf(stream('photos'), { brandId: brand.id, title, body: bodyStyle, colour }),
    locationId: locationOf(details, choice),
    description: descriptionOf(stream('description'), { condition, fuel: trim.fuel }),
    listedAt,
    updatedAt,
    ...priceOf(stream('price'), {
      listPrice: trim.price,
      condition,
      fuel: trim.fuel,
      ageMonths,
      mileage,
      vatReportable,
    }),
    availability: availabilityOf(details, condition),
  }
}
