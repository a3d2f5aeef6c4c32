import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../enquiry.module.css'
import type { FieldState } from './use-field'

interface Props {
  field: FieldState
  /** Below the control. */
  note?: ReactNode
  /** False where the note says what matters now. */
  hasHint?: boolean
  children: ReactNode
}

/** What is wrong with a field, or what helps to fill it in. */
export const FieldNote = ({ field: { id, error, hint } }: Pick<Props, 'field'>) => {
  if (error !== null)
    return (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )
  return hint === null ? null : (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  )
}

/** "facultatif" beside the label of a field that may stay empty. */
export const OptionalMark = ({ field }: Pick<Props, 'field'>) => {
  const { formatMessage } = useIntl()
  return field.required ? null : <small>{formatMessage({ id: 'enquiry.optional' })}</small>
}

/** Label, control, and what is wrong with it. */
export const FieldFrame = ({ field, note, children, hasHint = true }: Props) => (
  <div className={styles.field}>
    <label htmlFor={field.id}>
      <span>{field.label}</span>
      <OptionalMark field={field} />
    </label>
    {children}
    {(hasHint || field.error !== null) && <FieldNote field={field} />}
    {note}
  </div>
)
