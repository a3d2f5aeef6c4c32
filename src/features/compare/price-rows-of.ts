import type { IntlShape } from 'react-intl'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { amountOf, termsOf } from '../../domain/price/price-marks'
import type { PriceRow } from '../../domain/price/types'
import type { CompareRow } from '../../domain/vehicle/compare-rows'
import { bestOf } from '../../domain/vehicle/compare-rows'
import type { Vehicle } from '../../domain/vehicle/types'

/**
 * One line for each wanted way to pay. The lowest price is the best among the vehicles that can still be bought;
 * instalments have a best one only under the same down payment, duration and distance.
 */
export const priceRowsOf = (
  vehicles: Vehicle[],
  formatMessage: IntlShape['formatMessage'],
  wanted: readonly AcquisitionType[],
): CompareRow[] => {
  const termsText = (row: PriceRow): string | null => {
    const { type, downPayment, contractDuration, annualDistance, vatIncluded } = row
    if (type === 'purchase') return null
    const parts = [
      contractDuration !== null && formatMonths(contractDuration),
      annualDistance !== null && formatMessage({ id: 'price.perYear' }, { distance: formatKm(annualDistance) }),
      downPayment !== null &&
        downPayment > 0 &&
        formatMessage({ id: 'compare.down' }, { amount: formatPrice(downPayment) }),
      !vatIncluded && formatMessage({ id: 'price.withoutVat' }),
    ]
    return parts.filter(Boolean).join(', ')
  }
  return wanted.map((type): CompareRow => {
    const rows = vehicles.map(({ prices }) => prices.find((row) => row.type === type))
    const values = vehicles.map(({ prices }, index) => {
      const row = rows[index]
      if (!row) return prices.length === 0 ? formatMessage({ id: 'price.onRequestShort' }) : null
      return row.monthlyInstallment === null ? formatPrice(row.totalPrice) : formatMonthly(row.monthlyInstallment)
    })
    const isComparable = new Set(rows.flatMap((row) => (row ? [termsOf(row)] : []))).size === 1
    const figures = vehicles.map(({ availability }, index) => {
      const row = rows[index]
      return row && availability !== 'sold' ? amountOf(row) : null
    })
    return {
      id: `price:${type}`,
      label: formatMessage({ id: `price.type.${type}` }),
      values,
      ...(type === 'purchase' ? {} : { notes: rows.map((row) => (row ? termsText(row) : null)) }),
      best: isComparable ? bestOf(values, figures, 'lowest') : values.map(() => false),
      // Live prices may bring the first one.
      always: true,
    }
  })
}
