import type { Brand, LeaseOffer, Model, Trim } from '../../src/domain/model/types'
import { leaseRent, leaseTotal } from '../../src/domain/price/lease'
import { residualShare } from '../../src/domain/price/residual-value'
import type { Cents } from '../../src/domain/price/types'
import { netOfVat } from '../../src/domain/price/vat'
import { slugify } from '../../src/domain/routes/slugify'
import { hashText } from '../random'
import { colourNames } from './colours'
import { demoTermsFor } from './commercial-terms'
import { modelPhotos } from './model-photos'

type Kind = LeaseOffer['kind']

const EURO = 100
/** Flat fee for opening a contract, with VAT and without. */
const ESTABLISHMENT_FEE: Record<Kind, Cents> = { private: 295 * EURO, business: 250 * EURO }
/** Lessors buy by the hundred. */
const LESSOR_DISCOUNT = 0.1
const PRIVATE_MONTHS = [36, 48, 60]
const DISTANCES = [10_000, 15_000, 20_000]
const VALID_UNTIL = ['2026-12-31', '2027-01-31', null]

const SERVICES: Record<Kind, readonly [label: string, included: boolean][]> = {
  private: [
    ['Entretien et réparations', true],
    ['Assistance routière 24 h sur 24', true],
    ['Pneus d’hiver et gardiennage', true],
    ['Taxe de circulation', true],
    ['Assurance tous risques', false],
    ['Véhicule de remplacement', false],
  ],
  business: [
    ['Entretien et réparations', true],
    ['Assistance routière 24 h sur 24', true],
    ['Véhicule de remplacement', true],
    ['Pneus d’hiver et gardiennage', false],
    ['Assurance tous risques', false],
    ['Carte carburant et recharge', false],
  ],
}

/** Cents a month for the services that the rent includes: a fixed part, and wear by distance. */
export const serviceFee = (kind: Kind, annualMileage: number): Cents =>
  Math.round((kind === 'private' ? 29 * EURO : 24 * EURO) + (annualMileage / 12) * 1.9)

/**
 * Monthly price of an offer in cents, rounded up to a whole euro: the rent by the formula, plus the services it includes.
 *
 * @param price what the lessor pays in cents, with VAT for a private offer and without for a business one.
 */
export const offerRent = (
  offer: Pick<LeaseOffer, 'kind' | 'duration' | 'annualMileage' | 'deposit'>,
  price: Cents,
  moneyRate: number,
): Cents => {
  const { kind, duration, annualMileage, deposit } = offer
  const residual = Math.round(price * residualShare({ ageMonths: 0, months: duration, annualDistance: annualMileage }))
  const rent = leaseRent({ financed: price - deposit, moneyRate, months: duration, residual })
  return Math.ceil((rent + serviceFee(kind, annualMileage)) / EURO) * EURO
}

const at = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length]
  if (value === undefined) throw new RangeError('empty list')
  return value
}

const offerFor = (kind: Kind, model: Model, trim: Trim): LeaseOffer => {
  const id = slugify(`${model.brandName} ${model.name} ${trim.name} ${kind === 'private' ? '' : 'pro'}`)
  const hash = hashText(id)
  const taxIncluded = kind === 'private'
  const bought = Math.round(trim.price * (1 - LESSOR_DISCOUNT))
  const price = taxIncluded ? bought : netOfVat(bought)
  const terms = demoTermsFor({ condition: 'new', fuel: trim.fuel, ageMonths: 0 })
  const moneyRate = (kind === 'private' ? terms.private_lease : terms.business_lease)?.borrowingRate ?? 0
  const frame = {
    kind,
    duration: kind === 'private' ? at(PRIVATE_MONTHS, hash) : 48,
    annualMileage: at(DISTANCES, hash >>> 4),
    deposit: kind === 'private' ? Math.round(price / 10 / (100 * EURO)) * 100 * EURO : 0,
  }
  const [colour, colourName] = at(colourNames(model.brandId), hash >>> 8)
  const monthlyPrice = offerRent(frame, price, moneyRate)
  const establishmentFee = ESTABLISHMENT_FEE[kind]
  return {
    ...frame,
    id,
    modelId: model.id,
    brandId: model.brandId,
    brandName: model.brandName,
    modelName: model.name,
    trimId: trim.id,
    variant: `${trim.engine} ${trim.name}`,
    colour: colourName,
    photos: modelPhotos({
      brandId: model.brandId,
      title: `${model.brandName} ${model.name}`,
      body: model.bodyStyle,
      colour,
    }),
    monthlyPrice,
    taxIncluded,
    establishmentFee,
    completePrice: leaseTotal(frame.deposit, monthlyPrice, frame.duration, establishmentFee),
    standardEquipment: trim.standardEquipment,
    terms: SERVICES[kind].map(([label, included]) => ({ label, included })),
    specs: {
      fuel: trim.fuel,
      transmission: trim.transmission,
      powerHp: trim.powerHp,
      cylinderCapacity: trim.cylinderCapacity,
      fuelConsumption: trim.fuelConsumption,
      powerConsumption: trim.powerConsumption,
      co2: trim.co2,
      batteryCapacity: trim.batteryCapacity,
      electricRange: trim.electricRange,
      energyClass: trim.energyClass,
    },
    validUntil: at(VALID_UNTIL, hash >>> 12),
  }
}

/** Which models a kind of lease advertises: private people are offered cars, businesses vans as well. */
const isOffered = (kind: Kind, model: Model): boolean =>
  kind === 'private' ? model.category === 'passenger' && hashText(model.id) % 4 !== 0 : hashText(model.id) % 3 !== 0

/** Offers on models of the makes that the group distributes. */
export const leaseOffersFor = (brands: readonly Brand[], models: readonly Model[]): LeaseOffer[] => {
  const distributed = new Set(brands.filter(({ sellsNew }) => sellsNew).map(({ id }) => id))
  const offered = models.filter(({ brandId, category }) => distributed.has(brandId) && category !== 'truck')
  return (['private', 'business'] as const).flatMap((kind) =>
    offered
      .filter((model) => isOffered(kind, model))
      .map((model) => {
        // Private people are shown the second trim, which is the one most of them take; businesses the last one, electric.
        const trim =
          kind === 'private' ? at(model.trims, model.trims.length > 2 ? 1 : 0) : at(model.trims, model.trims.length - 1)
        return offerFor(kind, model, trim)
      }),
  )
}
