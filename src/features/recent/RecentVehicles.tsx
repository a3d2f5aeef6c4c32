import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { NBSP } from '../../domain/format/number'
import type { KeptVehicle } from '../../domain/vehicle/kept'
import { useLiveVehicles } from '../live/use-live-vehicle'
import { useVehicles } from '../vehicle/use-vehicles'
import { recentVehicles } from './recent-store'
import { RecentCard } from './RecentCard'
import * as styles from './recent.module.css'

const NONE: KeptVehicle[] = []

interface Props {
  wanted: KeptVehicle[]
  /** Nothing is asked for before. */
  isNear: boolean
}

/** The row of cards; until they are read, as many empty ones of the same height. */
export const RecentVehicles = ({ wanted, isNear }: Props) => {
  const { formatMessage } = useIntl()
  const { loading, vehicles, unreachable } = useVehicles(isNear ? wanted : NONE, (gone) => void recentVehicles.remove(...gone.map(({ id }) => id)))
  const live = useLiveVehicles(useMemo(() => vehicles.map(({ vehicle }) => vehicle), [vehicles]))
  const isWaiting = loading || !isNear
  return (
    <ul className={styles.row} aria-busy={isWaiting}>
      {isWaiting
        ? wanted.map(({ id }) => <li key={`empty ${id}`} className={styles.empty}><i /><b>{NBSP}</b><small>{NBSP}</small><span>{NBSP}</span></li>)
        : live.map((vehicle) => <li key={vehicle.id}><RecentCard vehicle={vehicle} /></li>)}
      {!isWaiting && live.length === 0 && unreachable > 0 && <li className={styles.failed}>{formatMessage({ id: 'compare.unreachable' })}</li>}
    </ul>
  )
}
