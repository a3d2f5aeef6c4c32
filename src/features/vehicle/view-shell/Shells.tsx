import { SHELL_ATTRIBUTE, VIEW_SHELL_SCRIPT } from '../../../config/inline-scripts/view-shell'
import { segments } from '../../../config/segments'
import { VEHICLE_VIEWS } from '../../../domain/routes/paths'
import type { VehicleView } from '../../../domain/routes/paths'
import { vehicleViews } from '../../../domain/routes/vehicle-views'
import type { VehiclePageData } from '../../../domain/vehicle/parse-page-data'
import { isCalculator } from '../../finance/CalculatorNav'
import { VehicleForm } from '../VehicleForm'
import { ViewFrame } from '../ViewFrame'
import * as styles from './view-shell.module.css'

/** Addresses of a view, as the script behind the shells reads them. */
const addressesOf = (view: VehicleView): string =>
  vehicleViews(segments)
    .filter((route) => route.view === view)
    .map(({ pattern, shell }) => {
      const parts = pattern.split('/')
      return `${parts.length - 1}/${parts.at(-1) ?? ''}=${shell}`
    })
    .join(' ')

/**
 * What is shown first at the address of a view, which hosts answer with the page of its vehicle: a form as a whole, and the
 * head of a calculator. Browsers read a template without showing it or loading its pictures.
 */
export const Shells = (data: VehiclePageData) => (
  <div hidden>
    <template>
      {VEHICLE_VIEWS.map((view) => (
        <div
          key={view}
          className={styles.shell}
          {...{ [SHELL_ATTRIBUTE]: addressesOf(view) }}
          data-template={isCalculator(view) ? 'templates-vehicle-calculator' : 'templates-vehicle-view'}
        >
          {isCalculator(view) ? (
            <ViewFrame vehicle={data.vehicle} view={view} />
          ) : (
            <VehicleForm {...data} view={view} />
          )}
        </div>
      ))}
    </template>
    <script dangerouslySetInnerHTML={{ __html: VIEW_SHELL_SCRIPT }} />
  </div>
)
