import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { shownPrice } from '../../domain/price/shown-rows'
import type { KeptVehicle } from '../../domain/vehicle/kept'
import type { ShownPrice } from '../finance/PriceExamples'
import { PriceExamples } from '../finance/PriceExamples'
import { useLiveVehicles } from '../live/use-live-vehicle'
import { usePriceTypes } from '../stock/price-display-store'
import { useVehicles } from '../vehicle/use-vehicles'
import { EmptyRow } from './EmptyRow'
import { recentVehicles } from './recent-store'
import { RecentCard } from './RecentCard'
import * as styles from './recent.module.css'

interface Props {
  wanted: KeptVehicle[]
}

/** The row of cards; until they are read, as many empty ones of the same height. */
export const RecentVehicles = ({ wanted }: Props) => {
  const { formatMessage } = useIntl()
  const { loading, vehicles, unreachable } = useVehicles(
    wanted,
    (gone) => void recentVehicles.remove(...gone.map(({ id }) => id)),
  )
  const live = useLiveVehicles(useMemo(() => vehicles.map(({ vehicle }) => vehicle), [vehicles]))
  const types = usePriceTypes()
  const instalments = live.flatMap(({ brandName, modelName, variant, prices }): ShownPrice[] => {
    const row = shownPrice(prices, types)
    return row && row.monthlyInstallment !== null ? [{ name: `${brandName} ${modelName} ${variant}`, row }] : []
  })
  return (
    <>
      {loading ? (
        <EmptyRow count={wanted.length} />
      ) : (
        <ul className={styles.row}>
          {live.map((vehicle) => (
            <li key={vehicle.id}>
              <RecentCard vehicle={vehicle} />
            </li>
          ))}
          {live.length === 0 && unreachable > 0 && (
            <li className={styles.failed}>{formatMessage({ id: 'compare.unreachable' })}</li>
          )}
        </ul>
      )}
      {/* Its place is kept from the start where instalments are what is shown. */}
      {(types[0] !== 'purchase' || instalments.length > 0) && (
        <PriceExamples shown={instalments} isOff={instalments.length === 0} />
      )}
    </>
  )
}
