import { useIntl } from 'react-intl'
import { appointmentTimes } from '../../../domain/enquiry/appointment'
import type { FieldName } from '../../../domain/enquiry/fields'
import { localMinute } from '../../../domain/enquiry/local-minute'
import { useEngine } from '../engine/engine-context'
import * as styles from '../enquiry.module.css'
import { DaySelect } from './DaySelect'
import { FieldFrame } from './FieldFrame'
import { TimeSelect } from './TimeSelect'
import { useField } from './use-field'

/** A day, or a day and half an hour of it, at which the chosen dealership is open. A plain control of the browser without scripts. */
export const AppointmentField = ({ name }: { name: FieldName }) => {
  const { formatMessage } = useIntl()
  const { isReady, site, sites, values } = useEngine()
  const field = useField(name)
  const { definition, control, registration, change, error, id } = field
  const isSlot = definition.type === 'slot'
  const hours = 'hours' in definition ? definition.hours : undefined
  if (!isReady || hours === undefined)
    return (
      <FieldFrame field={field}>
        <input
          {...control}
          {...registration}
          type={isSlot ? 'datetime-local' : 'date'}
          step={isSlot ? 1_800 : undefined}
        />
      </FieldFrame>
    )
  const value = typeof field.value === 'string' ? field.value : ''
  const [day = '', time = ''] = value.split('T')
  const isWaiting = site === null && sites.length > 1 && !values.locationId
  // oxlint-disable-next-line react/purity -- times that have passed are not offered
  const times = isSlot && day !== '' && !isWaiting ? appointmentTimes(site, hours, day, localMinute(new Date())) : []
  return (
    <FieldFrame
      field={field}
      hasHint={!isWaiting}
      note={isWaiting && <p className={styles.hint}>{formatMessage({ id: 'enquiry.siteFirst' })}</p>}
    >
      <div className={isSlot ? styles.slot : undefined}>
        <DaySelect
          control={control}
          site={site}
          hours={hours}
          withTimes={isSlot}
          value={day}
          disabled={isWaiting}
          // A time of another day may not be possible; it is kept where it is.
          onChange={(next) => {
            const later = isSlot ? appointmentTimes(site, hours, next, localMinute(new Date())) : []
            change(!isSlot || next === '' ? next : `${next}T${later.includes(time) ? time : ''}`)
          }}
        />
        {isSlot && (
          <TimeSelect
            id={`${id}-time`}
            invalid={error !== null}
            describedBy={control['aria-describedby']}
            times={times}
            value={time}
            onChange={(next) => change(`${day}T${next}`)}
          />
        )}
      </div>
    </FieldFrame>
  )
}
