import { useState } from 'react'
import { useHydrated } from '../../components/ui/use-browser-value'
import { priceDisplay } from '../../config/price-display'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'
import type { Vehicle } from '../../domain/vehicle/types'
import { usePriceTypes } from '../stock/price-display-store'
import { ageInMonths, useLeaseQuote } from '../lease/use-lease-quote'

type Priced = Pick<Vehicle, 'prices' | 'firstRegistration' | 'updatedAt'>

/** Ways to pay: those whose prices the visitor wants to see first, then the others, in the order of the site. */
const wantedFirst = (wanted: readonly AcquisitionType[]): AcquisitionType[] => [
  ...wanted,
  ...ACQUISITION_TYPES.filter((type) => !wanted.includes(type)),
]

/** Rows in that order, one for each type; a site that shows one price shows the first of them. */
const inOrder = (prices: readonly PriceRow[], types: readonly AcquisitionType[], multiPrice: boolean): PriceRow[] => {
  const rows = types.flatMap((type) => prices.find((row) => row.type === type) ?? [])
  return multiPrice ? rows : rows.slice(0, 1)
}

/**
 * Which way to have the vehicle is looked at, and its price: the panel, the bar on a phone and the example all show
 * the same row. The first one is what the visitor chose to see. A lease under other terms than the stock system’s is
 * quoted here.
 *
 * @param released as the page was made: a way of it whose price has gone since is still the one that is looked at
 * @returns `row` undefined where no price is known; `left` is then the released row whose room is kept
 */
export const useAcquisition = (
  { prices, firstRegistration, updatedAt }: Priced,
  released: Pick<Vehicle, 'prices'>,
  multiPrice: boolean = priceDisplay.multiPrice,
) => {
  const types = wantedFirst(usePriceTypes())
  const isChosen = useHydrated()
  const rows = inOrder(prices, types, multiPrice)
  const before = inOrder(released.prices, types, multiPrice)
  const [chosen, choose] = useState<AcquisitionType | null>(null)
  const looked = [...before, ...rows].some(({ type }) => type === chosen) ? chosen : (before[0] ?? rows[0])?.type
  // A site that shows one price has no tabs to another: it shows the next one.
  const offered = rows.find(({ type }) => type === looked) ?? (multiPrice ? undefined : rows[0])
  const left = offered ? undefined : before.find(({ type }) => type === looked)
  const lease = useLeaseQuote(offered ?? left, ageInMonths(firstRegistration, updatedAt))
  const row = offered && (lease?.row ?? offered)
  return {
    rows,
    types,
    /** Whether the order is the visitor's choice; the server's HTML has the default order. */
    isChosen,
    /** Whether the page still has every way in its HTML and shows the one whose tab is checked by its style sheet. */
    hasAllWays: !isChosen && chosen === null && rows.length > 1,
    multiPrice,
    type: offered?.type ?? looked ?? 'purchase',
    choose,
    row,
    left: left && (lease?.row ?? left),
    lease,
  }
}
export type Acquisition = ReturnType<typeof useAcquisition>
