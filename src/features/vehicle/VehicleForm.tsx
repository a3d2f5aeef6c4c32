import { useState } from 'react'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { refreshLive, useLiveVehicle } from '../live/use-live-vehicle'
import * as page from '../page/page.module.css'
import { SimilarDock } from './SimilarDock'
import { SoldNotice } from './SoldNotice'
import { VehicleAside } from './VehicleAside'
import { VehicleEnquiry } from './VehicleEnquiry'
import * as styles from './view.module.css'
import { ViewFrame } from './ViewFrame'

interface Props extends VehiclePageData {
  view: 'testDrive' | 'interest'
}

/** A form about one vehicle. Once that is sold it stays open below a notice, for who is still interested. */
export const VehicleForm = ({ vehicle: released, location, similar, view }: Props) => {
  const vehicle = useLiveVehicle(released)
  const [isSent, setSent] = useState(false)
  const isSold = vehicle.availability === 'sold'
  const onSent = () => {
    setSent(true)
    // What was sold since the last look is said beside the answer.
    refreshLive()
  }
  return (
    <>
      <ViewFrame vehicle={vehicle} view={view} wasSold={released.availability === 'sold'}>
        {isSold && (
          <div className={styles.above}>
            <SoldNotice vehicle={vehicle} form={isSent ? 'sent' : 'open'} />
          </div>
        )}
        <div className={page.split}>
          <VehicleEnquiry vehicle={vehicle} location={location} view={view} onSent={onSent} />
          <VehicleAside vehicle={vehicle} />
        </div>
      </ViewFrame>
      <SimilarDock isSold={isSold} vehicle={vehicle} similar={similar} />
    </>
  )
}
