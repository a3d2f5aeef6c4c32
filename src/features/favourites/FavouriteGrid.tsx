import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { priceChange } from '../../domain/price/price-marks'
import type { KeptSort } from '../../domain/vehicle/sort-kept'
import { KEPT_SORTS, sortKept } from '../../domain/vehicle/sort-kept'
import { PriceCheck } from '../live/PriceCheck'
import { useLiveVehicles } from '../live/use-live-vehicle'
import { usePriceTypes } from '../stock/price-display-store'
import { ListExamples } from '../stock/ListExamples'
import { VehicleCard } from '../stock/VehicleCard'
import { FavouriteNews } from './FavouriteNews'
import * as styles from './favourites.module.css'
import { favourites } from './favourites-store'

interface Props {
  data: VehiclePageData[]
  /** Null where the list is not the visitor’s. */
  onRemove: ((ids: number[]) => void) | null
}

/** Kept vehicles as cards, in the chosen order, each with what became of it since it was added. */
export const FavouriteGrid = ({ data, onRemove }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const [sort, setSort] = useState<KeptSort>('added')
  const types = usePriceTypes()
  const items = favourites.useIds((state) => state.items)
  const vehicles = useLiveVehicles(
    useMemo(() => data.map(({ vehicle, location }) => ({ ...vehicle, town: location?.address.town ?? null })), [data]),
  )
  const changeOf = (vehicle: (typeof vehicles)[number]) => {
    const kept = items.find((item) => item.id === vehicle.id)
    return kept && onRemove ? priceChange(kept.prices, vehicle.prices, types) : null
  }
  const sold = vehicles.filter(({ availability }) => availability === 'sold')
  const cheaper = vehicles.filter(
    (vehicle) => vehicle.availability !== 'sold' && (changeOf(vehicle)?.difference ?? 0) < 0,
  )
  const news = [
    sold.length > 0 && formatMessage({ id: 'favourites.newsSold' }, { count: sold.length }),
    cheaper.length > 0 && formatMessage({ id: 'favourites.newsCheaper' }, { count: cheaper.length }),
  ]
  return (
    <>
      <div className={styles.tools}>
        <label htmlFor={id}>{formatMessage({ id: 'favourites.sort.label' })}</label>
        <select
          id={id}
          value={sort}
          onChange={({ target }) => setSort(KEPT_SORTS.find((one) => one === target.value) ?? 'added')}
        >
          {KEPT_SORTS.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `favourites.sort.${one}` })}
            </option>
          ))}
        </select>
        {/* Live prices fill it: its place is kept. */}
        <p role="status">{news.filter(Boolean).join(' · ')}</p>
        {onRemove && (
          <Button
            variant="ghost"
            size="small"
            className={sold.length > 0 ? undefined : styles.off}
            onClick={() => onRemove(sold.map((vehicle) => vehicle.id))}
          >
            {formatMessage({ id: 'favourites.removeSold' }, { count: sold.length || 1 })}
          </Button>
        )}
      </div>
      <PriceCheck className={styles.checked} />
      <ul className={`cards ${styles.grid}`}>
        {sortKept(vehicles, sort, types).map((vehicle, index) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} level={2} priority={index === 0} />
            {onRemove && (
              <FavouriteNews
                addedAt={items.find((item) => item.id === vehicle.id)?.addedAt ?? null}
                isSold={vehicle.availability === 'sold'}
                change={changeOf(vehicle)}
                isShownType={
                  types.find((type) => vehicle.prices.some((row) => row.type === type)) === changeOf(vehicle)?.type
                }
              />
            )}
          </li>
        ))}
      </ul>
      <ListExamples vehicles={vehicles} />
    </>
  )
}
