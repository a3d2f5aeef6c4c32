import type { CreditBase, CreditChoice } from '../../domain/finance/credit-choice'
import type { LeaseBase, LeaseChoice } from '../../domain/price/lease-quote'
import { whenSettled } from '../analytics/settling'
import { track } from '../analytics/track'
import { createKeptStore } from '../storage/kept-store'

interface Kept {
  /** Of the vehicle and of the way to have it: one calculation is kept for each. */
  id: string
  vehicleId: number
  /** Goes along with the next enquiry about the vehicle. */
  attached: boolean
}
export type KeptCredit = Kept & { type: CreditBase['type']; choice: CreditChoice }
export type KeptLease = Kept & { type: LeaseBase['type']; choice: LeaseChoice & { vatIncluded: boolean } }
/** What a visitor calculated for a vehicle. Figures are not kept: they follow from the price of now. */
export type KeptCalculation = KeptCredit | KeptLease

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

export const calculationId = (vehicleId: number, type: KeptCalculation['type']): string => `${vehicleId}-${type}`

/** Reads what was stored, whoever wrote it. */
export const parseCalculation = (value: unknown): KeptCalculation | null => {
  if (!isObject(value) || !isAmount(value.vehicleId) || !isObject(value.choice)) return null
  const { vehicleId, type, choice } = value
  const { months, downPayment } = choice
  if (!isAmount(months) || months < 1 || !isAmount(downPayment)) return null
  const attached = value.attached === true
  if (type === 'private_lease' || type === 'business_lease') {
    const { annualDistance, vatIncluded } = choice
    if (!isAmount(annualDistance) || typeof vatIncluded !== 'boolean') return null
    return {
      id: calculationId(vehicleId, type),
      vehicleId,
      type,
      attached,
      choice: { months, downPayment, annualDistance, vatIncluded },
    }
  }
  if (type !== 'private_finance' && type !== 'business_finance') return null
  const { balloon, rateKind, rateChange, protection } = choice
  if (!isAmount(balloon) || (rateKind !== 'fixed' && rateKind !== 'variable') || typeof protection !== 'boolean')
    return null
  if (typeof rateChange !== 'number' || !Number.isFinite(rateChange)) return null
  return {
    id: calculationId(vehicleId, type),
    vehicleId,
    type,
    attached,
    choice: { months, downPayment, balloon, rateKind, rateChange, protection },
  }
}

/** Calculations of this device, the latest first. */
export const calculations = createKeptStore({ key: 'vitrine.calculations', parse: parseCalculation, max: 20 })

/** Keeps a calculation as the latest. One that goes along with an enquiry takes the place of the vehicle’s other ones there. */
export const keepCalculation = (calculation: KeptCalculation): void => {
  const others = calculations.useIds.getState().items.filter(({ id }) => id !== calculation.id)
  const free = (one: KeptCalculation): KeptCalculation =>
    calculation.attached && one.vehicleId === calculation.vehicleId && one.attached ? { ...one, attached: false } : one
  calculations.replace([calculation, ...others.map(free)])
}

/** What was calculated for a vehicle in one way, or undefined. To be read once the page has been taken over. */
export const keptCalculationOf = (vehicleId: number, type: KeptCalculation['type']): KeptCalculation | undefined =>
  calculations.useIds.getState().items.find(({ id }) => id === calculationId(vehicleId, type))

/** Tells that a visitor calculates, once they stop at something else than what is kept: a page that puts that back is no change. */
export const tellCalculation = ({ vehicleId, type, choice }: KeptCalculation): void => {
  const before = Object.entries(keptCalculationOf(vehicleId, type)?.choice ?? {})
  const now = new Map<string, unknown>(Object.entries(choice))
  if (before.length > 0 && before.every(([key, value]) => now.get(key) === value)) return
  whenSettled(`calculator ${type}`, () =>
    track({ event: 'adjust_calculator', calculator: type, vehicle_id: vehicleId }),
  )
}
