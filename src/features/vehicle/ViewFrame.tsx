import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { cx } from '../../components/ui/cx'
import { paths } from '../../config/segments'
import type { VehicleView } from '../../domain/routes/paths'
import type { Vehicle } from '../../domain/vehicle/types'
import type { MessageId } from '../../intl/message-id'
import { isCalculator } from '../finance/CalculatorNav'
import * as page from '../page/page.module.css'
import * as styles from './view.module.css'

interface Props {
  vehicle: Vehicle
  view: VehicleView
  /** The vehicle was sold before this release already. */
  wasSold?: boolean
  children?: ReactNode
}

/** What stands around a form or a calculator of one vehicle: the way there, its title and what it is for. */
export const ViewFrame = ({ vehicle, view, wasSold = vehicle.availability === 'sold', children }: Props) => {
  const { formatMessage } = useIntl()
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const text = (id: MessageId) => formatMessage({ id }, { name })
  const { availability } = vehicle
  const intro =
    !isCalculator(view) && (availability === 'reserved' || availability === 'in_transit')
      ? text(`vehicle.formAvailability.${availability}`)
      : text(`vehicle.viewIntro.${view}`)
  return (
    <div className={`wrap ${page.end}`}>
      <Breadcrumbs
        items={[
          { label: text('vehicle.home'), path: paths.home },
          { label: text('stock.title'), path: paths.stock },
          { label: name, path: paths.vehicle(vehicle) },
          { label: text(`vehicle.view.${view}`) },
        ]}
      />
      <header className={page.head}>
        <h1>{text(`vehicle.viewTitle.${view}`)}</h1>
        {!wasSold && (
          <p aria-live="polite" className={cx(availability === 'sold' && styles.closed)}>
            {intro}
          </p>
        )}
      </header>
      {children}
    </div>
  )
}
