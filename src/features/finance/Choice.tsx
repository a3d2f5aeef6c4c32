import { useId } from 'react'
import * as styles from './calculator.module.css'

interface Props<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of two or three, side by side: native radio buttons. */
export const Choice = <Value extends string>({ legend, value, options, onChange }: Props<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
