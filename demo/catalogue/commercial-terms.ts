import type { CommercialTerms, InstalmentTerms } from '../../src/domain/price/commercial-terms'
import { residualShare } from '../../src/domain/price/residual-value'
import type { Fuel, VehicleCondition } from '../../src/domain/vehicle/types'

/** Invented lenders of the demo group. */
const LENDER = 'Alzette Finance S.A.'
const LESSOR = 'Alzette Lease S.à r.l.'

interface Financed {
  condition: VehicleCondition
  fuel: Fuel
  ageMonths: number
}

/** Older cars cost more to finance, electric ones less: the campaign of the autumn. */
const rateOf = ({ condition, fuel, ageMonths }: Financed, base: number): number => {
  const byAge = condition === 'new' ? 0 : Math.min(1.5, 0.25 + Math.floor(ageMonths / 24) * 0.25)
  const byFuel = fuel === 'electric' ? -0.5 : 0
  return Math.round((base + byAge + byFuel) * 100) / 100
}

/** Contracts end before the vehicle is twelve years old. */
const leaseMonths = (ageMonths: number): number => (ageMonths <= 36 ? 48 : ageMonths <= 72 ? 36 : 24)

const lease = (financed: Financed, base: number, annualDistance: number, downPaymentShare: number): InstalmentTerms => {
  const months = leaseMonths(financed.ageMonths)
  return {
    months,
    annualDistance,
    downPaymentShare,
    borrowingRate: rateOf(financed, base),
    residualShare: residualShare({ ageMonths: financed.ageMonths, months, annualDistance }),
    fixedInterestPeriod: months,
    installmentProtection: false,
    bank: LESSOR,
  }
}

/** Young cars are financed with a balloon, older ones paid off; the business credit is at a variable rate. */
const credit = (financed: Financed, base: number, business: boolean): InstalmentTerms => {
  const young = financed.ageMonths <= 48
  const months = young ? 48 : financed.ageMonths <= 84 ? 60 : 48
  return {
    months,
    annualDistance: null,
    downPaymentShare: business ? 0.15 : 0.2,
    borrowingRate: rateOf(financed, base),
    residualShare: young ? 0.85 * residualShare({ ageMonths: financed.ageMonths, months, annualDistance: 15_000 }) : 0,
    fixedInterestPeriod: business ? 'variable' : months,
    installmentProtection: !business && financed.condition === 'new',
    bank: LENDER,
  }
}

/** Terms of the demo group's own lender and lessor for a vehicle of this kind and age. */
export const demoTermsFor = (financed: Financed): CommercialTerms => ({
  private_lease: lease(financed, 4.25, 15_000, 0.1),
  business_lease: lease(financed, 3.95, 20_000, 0),
  private_finance: credit(financed, 3.99, false),
  business_finance: credit(financed, 3.49, true),
})
