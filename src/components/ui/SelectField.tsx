import { useId } from 'react'
import { Icon } from './Icon'
import * as styles from './SelectField.module.css'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** Shown for "no choice"; left out where there always is one. */
  any?: string
  /** A choice that leads nowhere can be seen and not be made. */
  options: { value: string; label: string; disabled?: boolean }[]
  disabled?: boolean
}

/** A native list of choices with its label above. */
export const SelectField = ({ label, name, value, onChange, any, options, disabled = false }: Props) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div>
        <select
          id={id}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {any !== undefined && <option value="">{any}</option>}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled === true && option.value !== value}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
    </div>
  )
}
