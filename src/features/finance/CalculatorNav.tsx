import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { VehicleView } from '../../domain/routes/paths'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import * as styles from './calculator.module.css'

/** Calculators, and the price rows of which a vehicle must have one. */
const CALCULATORS = [
  ['leaseCalculator', ['private_lease', 'business_lease']],
  ['privateFinance', ['private_finance']],
  ['businessFinance', ['business_finance']],
] as const satisfies readonly (readonly [VehicleView, readonly string[]])[]

export type CalculatorView = (typeof CALCULATORS)[number][0]

export const isCalculator = (view: VehicleView): view is CalculatorView => CALCULATORS.some(([name]) => name === view)

interface Props {
  vehicle: Vehicle
  view: CalculatorView
}

/** From one calculator of a vehicle to the others. */
export const CalculatorNav = ({ vehicle, view }: Props) => {
  const { formatMessage } = useIntl()
  const offered = CALCULATORS.filter(
    ([name, types]) => name === view || vehicle.prices.some(({ type }) => types.some((one) => one === type)),
  )
  if (offered.length < 2) return null
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'calculator.nav' })}>
      {offered.map(([name]) => (
        <Link
          key={name}
          to={paths.vehicleView(vehicleSlug(vehicle), name)}
          aria-current={name === view ? 'page' : undefined}
        >
          {formatMessage({ id: `calculator.nav.${name}` })}
        </Link>
      ))}
    </nav>
  )
}
