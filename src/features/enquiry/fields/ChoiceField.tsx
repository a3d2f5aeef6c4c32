import { useIntl } from 'react-intl'
import { Icon } from '../../../components/ui/Icon'
import type { FieldName } from '../../../domain/enquiry/fields'
import * as styles from '../enquiry.module.css'
import { FieldFrame, FieldNote, OptionalMark } from './FieldFrame'
import { useField } from './use-field'
import { useOptions } from './use-options'

/** One of several answers that all stand there. */
export const RadioField = ({ name }: { name: FieldName }) => {
  const field = useField(name)
  const options = useOptions(name)
  const { control } = field
  return (
    <fieldset
      className={`${styles.field} ${styles.choices}`}
      role="radiogroup"
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
    >
      <legend>
        <span>{field.label}</span>
        <OptionalMark field={field} />
      </legend>
      <div>
        {options.map(({ value, label, isPossible }) => (
          <label key={value}>
            <input
              id={`${field.id}-${value}`}
              required={control.required}
              {...field.registration}
              type="radio"
              value={value}
              // One that was chosen before stays, so that the form can say what is wrong with it.
              disabled={!isPossible && field.value !== value}
              defaultChecked={field.preset === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNote field={field} />
    </fieldset>
  )
}

/** One of several answers in a list, a dealership among them. */
export const SelectChoice = ({ name }: { name: FieldName }) => {
  const { formatMessage } = useIntl()
  const field = useField(name)
  const options = useOptions(name)
  const nothing = field.definition.type === 'location' && !field.required ? 'enquiry.anyLocation' : 'enquiry.choose'
  return (
    <FieldFrame field={field}>
      <div className={styles.select}>
        <select
          {...field.control}
          {...field.registration}
          defaultValue={typeof field.preset === 'string' ? field.preset : ''}
        >
          <option value="">{formatMessage({ id: nothing })}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
    </FieldFrame>
  )
}
