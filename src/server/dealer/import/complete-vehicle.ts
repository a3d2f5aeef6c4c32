import { slugify } from '../../../domain/routes/slugify'
import type { PriceRow } from '../../../domain/price/types'
import type { Vehicle } from '../../../domain/vehicle/types'
import type { Mapped } from './apply-map'
import { MONEY_TARGETS } from './map'

const KW_PER_HP = 0.735_498_75

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** In cents. Stock systems write 0 where there is no price: nobody sells for nothing. */
const euros = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) || null : null

const cashRow = (totalPrice: number): PriceRow => ({
  type: 'purchase',
  totalPrice,
  vatIncluded: true,
  downPayment: null,
  monthlyInstallment: null,
  contractDuration: null,
  annualDistance: null,
  netLoanAmount: null,
  remainingBalance: null,
  interestRate: null,
  borrowingRate: null,
  fixedInterestPeriod: null,
  installmentProtection: null,
  bank: null,
})

/** Prices from a cash price. Instalments are kept while it stays the same, and dropped with it: they would be wrong. */
const pricesOf = (price: number | null, old: Vehicle | null): PriceRow[] => {
  if (price === null) return []
  const same = old?.prices.find(({ type }) => type === 'purchase')?.totalPrice === price
  return old && same ? old.prices : [cashRow(price)]
}

/** A discount against a list price: what the feed says of it, else what is stored; none when the price is not below it. */
const moneyOf = ({ fields }: Mapped, old: Vehicle | null): Record<string, unknown> => {
  if (!('price' in fields)) return {}
  const price = euros(fields.price)
  const listPrice = 'listPrice' in fields ? euros(fields.listPrice) : (old?.discount?.listPrice ?? null)
  const label =
    'listPrice' in fields || 'discountLabel' in fields
      ? text(fields.discountLabel) || null
      : (old?.discount?.label ?? null)
  const isReduced = price !== null && listPrice !== null && listPrice > price
  return { prices: pricesOf(price, old), discount: isReduced ? { label, amount: listPrice - price, listPrice } : null }
}

/** What follows from other fields, when the feed does not say it itself. */
const derived = (known: Record<string, unknown>, now: Date): Record<string, unknown> => {
  const brandId = text(known['brandId']) || slugify(text(known['brandName']))
  const firstRegistration = text(known['firstRegistration'])
  const { powerHp, powerKw } = known
  return {
    brandId,
    modelId: `${brandId}-${slugify(text(known['modelName']))}`,
    powerHp: typeof powerKw === 'number' ? Math.round(powerKw / KW_PER_HP) : undefined,
    powerKw: typeof powerHp === 'number' ? Math.round(powerHp * KW_PER_HP) : undefined,
    registrationYear: /^\d{4}/.test(firstRegistration) ? Number(firstRegistration.slice(0, 4)) : now.getUTCFullYear(),
    drivenAxles: known['driveType'] === 'all' ? 2 : 1,
    description: '',
    equipment: [],
    photos: [],
    prices: [],
    vatReportable: false,
    warrantyMonths: 0,
    availability: 'available',
    listedAt: now.toISOString(),
  }
}

/** What a derived field is made from: when that changes, the one that was stored is out of date. */
const SOURCES: Partial<Record<keyof Vehicle, readonly (keyof Vehicle)[]>> = {
  brandId: ['brandName'],
  modelId: ['brandId', 'brandName', 'modelName'],
  powerHp: ['powerKw'],
  powerKw: ['powerHp'],
  registrationYear: ['firstRegistration'],
  drivenAxles: ['driveType'],
}

const isOutdated = (name: string, old: Vehicle, given: Record<string, unknown>): boolean =>
  Object.entries(SOURCES).some(
    ([derivedName, sources]) =>
      derivedName === name && sources.some((source) => source in given && given[source] !== old[source]),
  )

/** Fields that a vehicle may be without. */
const OPTIONAL = [
  'gears',
  'firstRegistration',
  'cylinderCapacity',
  'electricRange',
  'batteryCapacity',
  'fuelConsumption',
  'powerConsumption',
  'co2',
  'energyClass',
  'towingWeight',
  'licensePlate',
  'discount',
]

const isMoney = (name: string): boolean => (MONEY_TARGETS as readonly string[]).includes(name)
const isGiven = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined

const withPhotoTexts = (photos: unknown, name: string): unknown =>
  Array.isArray(photos)
    ? photos.map((photo: unknown, index) =>
        typeof photo === 'object' && photo !== null && 'alt' in photo && photo.alt === ''
          ? { ...photo, alt: `${name}, photo ${index + 1}` }
          : photo,
      )
    : photos

/**
 * A whole vehicle from what a feed says of it: what it does not speak of stays as it was, what it leaves empty is
 * emptied, what follows from the rest is filled in. The result is still to be checked against the contract.
 */
export const completeVehicle = (mapped: Mapped, old: Vehicle | null, now: Date): Record<string, unknown> => {
  const said = Object.fromEntries(Object.entries(mapped.fields).filter(([name]) => !isMoney(name)))
  const spoken: Record<string, unknown> = { ...moneyOf(mapped, old), ...said }
  const given = Object.fromEntries(Object.entries(spoken).filter(isGiven))
  const kept = Object.fromEntries(
    Object.entries(old ?? {}).filter(([name]) => old !== null && !(name in spoken) && !isOutdated(name, old, given)),
  )
  const known: Record<string, unknown> = { ...kept, ...given }
  const filled = Object.fromEntries(Object.entries(derived(known, now)).filter(isGiven))
  const empty = Object.fromEntries(OPTIONAL.map((name) => [name, null]))
  const name = ['brandName', 'modelName', 'variant']
    .map((field) => text(known[field]))
    .join(' ')
    .trim()
  const photos = withPhotoTexts(known['photos'] ?? filled['photos'], name)
  return { ...empty, ...filled, ...known, photos, updatedAt: given['updatedAt'] ?? now.toISOString() }
}
