import { useIntl } from 'react-intl'
import type { Vehicle } from '../../domain/vehicle/types'
import type { EnquiryAttachment } from '../enquiry/attachment'
import { calculations, keepCalculation } from './calculation-store'
import { describeCalculation } from './describe-calculation'

/** The visitor’s calculation for a vehicle as an enquiry’s attachment: the one that is attached, else the latest, to be attached. */
export const useAttachedCalculation = (vehicle: Vehicle): EnquiryAttachment | null => {
  const intl = useIntl()
  const own = calculations.useIds(({ items }) => items).filter(({ vehicleId }) => vehicleId === vehicle.id)
  const kept = own.find(({ attached }) => attached) ?? own[0]
  const summary = kept && describeCalculation(kept, vehicle, intl)
  if (!kept || !summary) return null
  return {
    title: intl.formatMessage({ id: 'calculator.attachment' }, { type: summary.title }),
    lines: summary.lines,
    isAttached: kept.attached,
    setAttached: (attached) => keepCalculation({ ...kept, attached }),
  }
}
