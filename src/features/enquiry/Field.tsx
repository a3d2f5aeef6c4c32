import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './enquiry.module.css'

interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface Props {
  label: string
  optional?: boolean
  hint?: string
  /** Null when all is well. */
  error: string | null
  children: (control: ControlProps) => ReactNode
}

/** Label, control and what is wrong with it; the control is told of its error. */
export const Field = ({ label, optional = false, hint, error, children }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <small>{formatMessage({ id: 'enquiry.optional' })}</small>}
      </label>
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': described })}
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
