import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { Range } from '../../domain/finance/credit-limits'
import * as styles from './calculator.module.css'
import { numberText, parseNumber } from './parse-number'

interface Props<Fields extends FieldValues> {
  control: Control<Fields>
  /** A field that holds text. */
  name: FieldPath<Fields>
  label: string
  /** Behind the number: €, mois, km. */
  unit: string
  /** In the unit of the field. */
  range: Range
  /** A value in words, for the ends of the slider and for who cannot see it. */
  format: (value: number) => string
  hint?: string
  /** Fields whose limits depend on this one. */
  deps?: FieldPath<Fields>[]
}

/** A number to slide or to type: both are the same field; out of bounds it says what is possible. */
export const RangeField = <Fields extends FieldValues>({
  control,
  name,
  label,
  unit,
  range,
  format,
  hint,
  deps,
}: Props<Fields>) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const {
    field: { ref, onChange, onBlur, value: typed },
    fieldState,
  } = useController({ control, name, rules: { deps } })
  const text = String(typed)
  const value = parseNumber(text)
  const error = fieldState.error?.message
  const place = Math.min(range.max, Math.max(range.min, value ?? range.min))
  const change = (next: string) => onChange(next)
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.typed}>
        <input
          id={id}
          ref={ref}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            onBlur()
            if (value !== null && numberText(value) !== text) change(numberText(value))
          }}
        />
        <span aria-hidden>{unit}</span>
      </div>
      <input
        type="range"
        aria-label={formatMessage({ id: 'calculator.slider' }, { label })}
        aria-valuetext={format(value ?? range.min)}
        min={range.min}
        max={range.max}
        step={range.step}
        value={place}
        style={
          { '--at': `${range.max > range.min ? ((place - range.min) / (range.max - range.min)) * 100 : 0}%` } as object
        }
        onChange={(event) => change(numberText(Number(event.target.value)))}
      />
      <p className={styles.ends} aria-hidden>
        <span>{format(range.min)}</span>
        <span>{format(range.max)}</span>
      </p>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
