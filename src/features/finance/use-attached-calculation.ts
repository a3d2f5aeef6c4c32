import { useIntl } from 'react-intl'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import { paths } from '../../config/segments'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import type { OfferedAttachment } from '../enquiry/props'
import { calculations, keepCalculation } from './calculation-store'
import type { describeCalculation } from './describe-calculation'

const VIEWS = {
  private_lease: 'leaseCalculator',
  business_lease: 'leaseCalculator',
  private_finance: 'privateFinance',
  business_finance: 'businessFinance',
} as const

/** The code that puts a calculation into words, once `load` has loaded it: only visitors who calculated need it. */
const describing = {
  describe: null as typeof describeCalculation | null,
  load: () =>
    import(/* webpackChunkName: "describe-calculation" */ './describe-calculation').then((loaded) => {
      describing.describe = loaded.describeCalculation
    }),
}

/** The visitor’s calculation for a vehicle as an enquiry’s attachment: the one that is attached, else the latest, to be attached. */
export const useAttachedCalculation = (vehicle: Vehicle): OfferedAttachment | null => {
  const intl = useIntl()
  const own = calculations.useIds(({ items }) => items).filter(({ vehicleId }) => vehicleId === vehicle.id)
  const kept = own.find(({ attached }) => attached) ?? own[0]
  const isLoaded = useLoadedPart(describing, kept !== undefined)
  const summary = kept && isLoaded && describing.describe?.(kept, vehicle, intl)
  if (!kept || !summary) return null
  return {
    title: intl.formatMessage({ id: 'calculator.attachment' }, { type: summary.title }),
    kind: 'calculation',
    lines: summary.lines.map(([label, value]) => [label, value]),
    path: paths.vehicleView(vehicleSlug(vehicle), VIEWS[kept.type]),
    isAttached: kept.attached,
    setAttached: (attached) => keepCalculation({ ...kept, attached }),
  }
}
