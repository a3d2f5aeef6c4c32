import { useIntl } from 'react-intl'
import { Icon } from '../../../components/ui/Icon'
import { frenchTime } from '../../../domain/location/opening'
import * as styles from '../enquiry.module.css'

interface Props {
  id: string
  invalid: boolean
  describedBy: string | undefined
  /** "HH:MM" */
  times: readonly string[]
  value: string
  onChange: (time: string) => void
}

/** The times of a chosen day. */
export const TimeSelect = ({ id, invalid, describedBy, times, value, onChange }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.select}>
      <select
        id={id}
        aria-label={formatMessage({ id: 'enquiry.time' })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        disabled={times.length === 0}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{formatMessage({ id: 'enquiry.chooseTime' })}</option>
        {value !== '' && !times.includes(value) && <option value={value}>{frenchTime(value)}</option>}
        {times.map((time) => (
          <option key={time} value={time}>
            {frenchTime(time)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  )
}
