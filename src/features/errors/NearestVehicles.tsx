import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { VehicleSummary } from '../../domain/content/story-data'
import { VehicleRow } from '../stock/VehicleRow'
import { vehicleWords } from './asked-vehicle'
import * as styles from './ErrorPage.module.css'
import { askedPath } from './redirect-lookup'

/** What is in stock and nearest to the vehicle that the address speaks of; keeps its place free until that is known. */
export const NearestVehicles = () => {
  const intl = useIntl()
  const [vehicles, setVehicles] = useState<VehicleSummary[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    // The reader of the index is fetched by those who need it: every view of a vehicle has this page in it.
    void import('./load-nearest')
      .then(({ loadNearest }) => loadNearest(vehicleWords(askedPath()), intl, stop.signal))
      .catch(() => [])
      .then((found) => {
        if (!stop.signal.aborted) setVehicles(found)
      })
    return () => stop.abort()
  }, [intl])
  if (vehicles === null) return <div className={styles.place} />
  if (vehicles.length === 0) return null
  return <VehicleRow title={intl.formatMessage({ id: 'error.nearestVehicles' })} vehicles={vehicles} />
}
