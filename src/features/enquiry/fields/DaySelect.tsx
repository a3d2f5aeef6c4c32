import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../../components/ui/Icon'
import { appointmentDays } from '../../../domain/enquiry/appointment-days'
import type { AppointmentSite } from '../../../domain/enquiry/check-field'
import type { AppointmentHours } from '../../../domain/enquiry/field-types'
import { localMinute } from '../../../domain/enquiry/local-minute'
import * as styles from '../enquiry.module.css'
import { byMonth, dayLabel } from './day-text'

interface Props {
  control: Record<string, unknown>
  site: AppointmentSite | null
  hours: AppointmentHours
  /** A time is chosen beside it, not a half of the day. */
  withTimes: boolean
  value: string
  onChange: (day: string) => void
  disabled: boolean
}

/** The days of the next four months; those on which the dealership is closed can be seen and not be chosen. */
export const DaySelect = ({ control, site, hours, withTimes, value, onChange, disabled }: Props) => {
  const intl = useIntl()
  // oxlint-disable-next-line react/purity -- days that have passed are not offered
  const today = localMinute(new Date())
  const months = useMemo(() => byMonth(appointmentDays(site, hours, today)), [site, hours, today])
  const isListed = value === '' || months.some(([, days]) => days.some(({ day }) => day === value))
  return (
    <div className={styles.select}>
      <select {...control} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        <option value="">{intl.formatMessage({ id: 'enquiry.chooseDay' })}</option>
        {!isListed && <option value={value}>{value}</option>}
        {months.map(([month, days]) => (
          <optgroup key={month} label={month}>
            {days.map((one) => (
              <option key={one.day} value={one.day} disabled={one.closed !== null && one.day !== value}>
                {dayLabel(one, !withTimes, intl)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  )
}
