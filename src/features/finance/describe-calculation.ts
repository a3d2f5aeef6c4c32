import type { IntlShape } from 'react-intl'
import { financeConditions } from '../../config/finance'
import { calculateCredit, creditBaseOf } from '../../domain/finance/credit-choice'
import { formatPrice } from '../../domain/format/price'
import { leaseBaseOf, leaseQuoteWithTaxes, quoteLease } from '../../domain/price/lease-quote'
import type { PriceRow } from '../../domain/price/types'
import type { Vehicle } from '../../domain/vehicle/types'
import { leaseLines } from '../lease/lease-lines'
import { ageInMonths } from '../lease/use-lease-quote'
import type { KeptCalculation, KeptCredit, KeptLease } from './calculation-store'
import { creditLines } from './credit-lines'
import type { Line } from './credit-lines'

export interface CalculationSummary {
  title: string
  lines: Line[]
}

const isLease = (kept: KeptCalculation): kept is KeptLease =>
  kept.type === 'private_lease' || kept.type === 'business_lease'

const monthlyLine = (monthly: number, vatIncluded: boolean, { formatMessage }: IntlShape): Line => [
  formatMessage({ id: 'calculator.monthly' }),
  `${formatPrice(monthly)} ${formatMessage({ id: 'vehicle.perMonth' }, { included: String(vatIncluded) })}`,
]

const leaseSummary = ({ choice }: KeptLease, row: PriceRow, vehicle: Vehicle, intl: IntlShape): Line[] | null => {
  const base = leaseBaseOf(row)
  const quote =
    base &&
    quoteLease(base, choice, ageInMonths(vehicle.firstRegistration, vehicle.updatedAt), financeConditions.leaseFee)
  if (!base || !quote) return null
  const shown = leaseQuoteWithTaxes(quote, row.vatIncluded, choice.vatIncluded)
  return [monthlyLine(shown.monthly, choice.vatIncluded, intl), ...leaseLines(base, quote, choice.vatIncluded, intl)]
}

const creditSummary = ({ choice }: KeptCredit, row: PriceRow, intl: IntlShape): Line[] | null => {
  const base = creditBaseOf(row)
  const calculation = base && calculateCredit(base, choice, financeConditions.credit)
  return (
    calculation && [
      monthlyLine(calculation.quote.monthly + calculation.quote.premium, row.vatIncluded, intl),
      ...creditLines(calculation, choice, intl),
    ]
  )
}

/**
 * What a visitor calculated for a vehicle, at the prices of now.
 *
 * @returns null when the vehicle is not offered that way any more, or not on these terms
 */
export const describeCalculation = (
  kept: KeptCalculation,
  vehicle: Vehicle,
  intl: IntlShape,
): CalculationSummary | null => {
  const row = vehicle.prices.find(({ type }) => type === kept.type)
  if (!row) return null
  const lines = isLease(kept) ? leaseSummary(kept, row, vehicle, intl) : creditSummary(kept, row, intl)
  return lines && { title: intl.formatMessage({ id: `vehicle.acquisition.${kept.type}` }), lines }
}
