import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { Chip } from '../../components/ui/Chip'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import { shownRows } from '../../domain/vehicle/compare-rows'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { PriceCheck } from '../live/PriceCheck'
import { useLiveVehicles } from '../live/use-live-vehicle'
import * as page from '../page/page.module.css'
import * as styles from './compare.module.css'
import { compareRowsOf } from './compare-rows-of'

interface Props {
  vehicles: VehiclePageData[]
  onRemove: (id: number) => void
}

/** Vehicles beside one another: the labels stay in view, and what is equal can be hidden. */
export const CompareTable = ({ vehicles: released, onRemove }: Props) => {
  const { formatMessage } = useIntl()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const live = useLiveVehicles(useMemo(() => released.map(({ vehicle }) => vehicle), [released]))
  const vehicles = live.map((vehicle, index) => ({ location: null, similar: [], ...released[index], vehicle }))
  const rows = shownRows(compareRowsOf(vehicles, formatMessage), onlyDifferences)
  const title = formatMessage({ id: 'compare.title' })
  return (
    <>
      <label className={styles.only}>
        <input type="checkbox" checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)} />
        {formatMessage({ id: 'compare.differences' })}
      </label>
      <PriceCheck className={styles.checked} />
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <td />
              {vehicles.map(({ vehicle }) => {
                const name = `${vehicle.brandName} ${vehicle.modelName}`
                const photo = vehicle.photos[0]
                return (
                  <th key={vehicle.id} scope="col">
                    <div className={`${page.cover} ${styles.photo}`}>
                      {photo && <Picture photo={photo} sizes="240px" alt="" ratio={4 / 3} />}
                      {vehicle.availability !== 'available' && <Chip>{formatMessage({ id: `vehicle.availability.${vehicle.availability}` })}</Chip>}
                    </div>
                    <Link to={paths.vehicle(vehicle)}>{name}</Link>
                    <small>{vehicle.variant}</small>
                    <button type="button" onClick={() => onRemove(vehicle.id)} aria-label={formatMessage({ id: 'compare.remove' }, { name: `${name} ${vehicle.variant}` })}>
                      <Icon name="x" />
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, values }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                {values.map((value, index) => (
                  <td key={vehicles[index]?.vehicle.id}>{value ?? <span aria-label={formatMessage({ id: 'compare.none' })} role="img">–</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p>{formatMessage({ id: 'compare.same' })}</p>}
    </>
  )
}
