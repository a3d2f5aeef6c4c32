import * as styles from '../enquiry.module.css'
import type { FieldState } from './use-field'

interface Props {
  field: FieldState
  question: string
  /** Values that may be meant; empty asks nothing. */
  answers: readonly { value: string; label: string }[]
}

/** Asks below a control what was meant; an answer becomes its value. */
export const FieldQuestion = ({ field, question, answers }: Props) => (
  <p aria-live="polite" className={styles.question}>
    {answers.length > 0 && (
      <>
        <span>{question}</span>
        {answers.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            onClick={() => {
              field.change(value)
              document.getElementById(field.id)?.focus()
            }}
          >
            {label}
          </button>
        ))}
      </>
    )}
  </p>
)
