import { useState } from 'react'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'
import type { Vehicle } from '../../domain/vehicle/types'
import { ageInMonths, useLeaseQuote } from '../lease/use-lease-quote'

type Priced = Pick<Vehicle, 'prices' | 'firstRegistration' | 'updatedAt'>

/** Rows in the order of the site, one for each type. */
const inOrder = (prices: PriceRow[]): PriceRow[] =>
  ACQUISITION_TYPES.flatMap((type) => prices.find((row) => row.type === type) ?? [])

/**
 * Which way to have the vehicle is looked at, and its price: the panel, the bar on a phone and the example all show
 * the same row. A lease under other terms than the stock system’s is quoted here.
 */
export const useAcquisition = ({ prices, firstRegistration, updatedAt }: Priced) => {
  const rows = inOrder(prices)
  const [chosen, choose] = useState<AcquisitionType | null>(null)
  const offered = rows.find(({ type }) => type === chosen) ?? rows[0]
  const lease = useLeaseQuote(offered, ageInMonths(firstRegistration, updatedAt))
  const row = lease?.row ?? offered
  return { rows, type: offered?.type ?? 'purchase', choose, row, lease }
}
export type Acquisition = ReturnType<typeof useAcquisition>
