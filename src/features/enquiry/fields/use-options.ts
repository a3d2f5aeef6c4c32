import { useIntl } from 'react-intl'
import { halfDayOf } from '../../../domain/enquiry/day-part'
import type { FieldName } from '../../../domain/enquiry/fields'
import { halfDayObstacle } from '../../../domain/enquiry/half-day-obstacle'
import { localMinute } from '../../../domain/enquiry/local-minute'
import { formatWeekdayDate } from '../../../domain/format/date'
import { dataMessageId } from '../../../intl/message-id'
import { useEngine } from '../engine/engine-context'
import { useField } from './use-field'

export interface FieldOption {
  value: string
  /** Says why it cannot be chosen, where it cannot. */
  label: string
  isPossible: boolean
}

/** The answers of a field. A half day in which the dealership is closed on a chosen day can be seen and not be chosen. */
export const useOptions = (name: FieldName): FieldOption[] => {
  const { formatMessage } = useIntl()
  const { isReady, site, sites, values } = useEngine()
  const { definition } = useField(name)
  if (definition.type === 'location')
    return sites.map(({ id, name: label }) => ({ value: id, label, isPossible: true }))
  if (!('options' in definition)) return []
  return definition.options.map((value) => {
    const label = formatMessage({ id: dataMessageId(`enquiry.option.${name}.${value}`) })
    const half = name === 'dayPart' && isReady ? halfDayOf(value) : null
    const obstacle = half && halfDayObstacle(half, values, site, localMinute(new Date()))
    if (obstacle === null) return { value, label, isPossible: true }
    const id = obstacle.isOver ? 'enquiry.halfDayOver' : 'enquiry.halfDayClosed'
    const day = formatWeekdayDate(obstacle.day)
    return { value, label: formatMessage({ id }, { half: label, day }), isPossible: false }
  })
}
