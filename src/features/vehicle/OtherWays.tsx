import type { ReactNode } from 'react'
import type { PriceRow } from '../../domain/price/types'
import type { Vehicle } from '../../domain/vehicle/types'
import type { LeaseState } from '../lease/use-lease-quote'
import { ageInMonths, useLeaseQuote } from '../lease/use-lease-quote'
import { BarPrice } from './BarPrice'
import { PriceOffer } from './PriceOffer'
import * as styles from './price-panel.module.css'
import { TermsList } from './TermsList'
import type { Acquisition } from './use-acquisition'

interface Props {
  vehicle: Vehicle
  acquisition: Acquisition
}

interface WayProps {
  vehicle: Vehicle
  row: PriceRow
  children: (row: PriceRow, lease: LeaseState | null) => ReactNode
}

/** One way under the terms that its tab begins with. */
const Way = ({ vehicle: { firstRegistration, updatedAt }, row, children }: WayProps) => {
  const lease = useLeaseQuote(row, ageInMonths(firstRegistration, updatedAt))
  return children(lease?.row ?? row, lease)
}

/**
 * Every way except the chosen one. The tabs show one of them by the style sheet until React shows the chosen one itself;
 * the browser keeps what the server rendered (`OtherWays.browser.tsx`).
 */
const OtherWays = ({ vehicle, acquisition: { rows, type }, children }: Props & Pick<WayProps, 'children'>) => (
  <div className={styles.others}>
    {rows
      .filter((row) => row.type !== type)
      .map((row) => (
        <Way key={row.type} vehicle={vehicle} row={row}>
          {children}
        </Way>
      ))}
  </div>
)

export const OtherOffers = ({ vehicle, acquisition }: Props) => (
  <OtherWays vehicle={vehicle} acquisition={acquisition}>
    {(row, lease) => <PriceOffer vehicle={vehicle} released={vehicle} row={row} lease={lease} way={row.type} />}
  </OtherWays>
)

export const OtherTerms = ({ vehicle, acquisition }: Props) => (
  <OtherWays vehicle={vehicle} acquisition={acquisition}>
    {(row) => <TermsList row={row} way={row.type} />}
  </OtherWays>
)

export const OtherBarPrices = ({ vehicle, acquisition }: Props) => (
  <OtherWays vehicle={vehicle} acquisition={acquisition}>
    {(row) => <BarPrice row={row} way={row.type} />}
  </OtherWays>
)
