import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { PriceRow } from '../../price/types'
import type { IndexedSummary } from '../card'
import { MISSING } from '../fields'
import type { StockColumns } from './decode'
import type { Offers } from './offers'

const rowPrices = ({ terms, offers, byRow, amounts }: Offers, row: number): PriceRow[] =>
  ACQUISITION_TYPES.flatMap((type, index) => {
    const own = terms[offers[byRow[row] as number]?.[index] ?? MISSING]
    if (!own) return []
    const {
      vatIncluded,
      contractDuration,
      annualDistance,
      borrowingRate,
      fixedInterestPeriod,
      installmentProtection,
      bank,
      isMonthly,
      isPrepaid,
    } = own
    const { totals, instalments, downs } = amounts[type]
    return [
      {
        type,
        vatIncluded,
        contractDuration,
        annualDistance,
        borrowingRate,
        fixedInterestPeriod,
        installmentProtection,
        bank,
        totalPrice: totals[row] as number,
        monthlyInstallment: isMonthly ? (instalments[row] as number) : null,
        downPayment: isPrepaid ? (downs[row] as number) : null,
        netLoanAmount: null,
        remainingBalance: null,
        interestRate: null,
      },
    ]
  })

/** What a card shows, as far as the index knows; `completeCard` adds photos, discount, registration and what the price rows lack. */
export const summaryOf = (columns: StockColumns, row: number): IndexedSummary => {
  const { ids, specs, brandNames, modelNames, variants, facets, measures, offers } = columns
  const option = (id: string): string | null => {
    const column = facets.get(id)
    return column?.options[column.codes[row] as number] ?? null
  }
  const spec = specs[row] as number
  return {
    id: ids[row] as number,
    brandId: option('brand'),
    modelId: option('model'),
    brandName: brandNames[spec],
    modelName: modelNames[spec],
    variant: variants[spec],
    condition: option('condition'),
    category: option('category'),
    bodyStyle: option('bodyStyle'),
    fuel: option('fuel'),
    transmission: option('transmission'),
    energyClass: option('energyClass'),
    locationId: option('location'),
    availability: option('availability'),
    mileage: measures.mileage[row],
    registrationYear: measures.year[row],
    powerHp: measures.power[row],
    firstRegistration: null,
    photos: [],
    discount: null,
    prices: rowPrices(offers, row),
  } as IndexedSummary
}
