import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import type { FieldName } from '../../../domain/enquiry/fields'
import { telHref } from '../../../domain/format/tel-href'
import * as styles from '../enquiry.module.css'
import type { MessageId } from '../../../intl/message-id'
import type { Phase } from './phase'

interface Props {
  ref: Ref<HTMLDivElement>
  /** In the order of the form. */
  problems: readonly { name: FieldName; text: string; isMissing: boolean }[]
  phase: Phase
  phone: string
  onPick: (field: FieldName) => void
}

/** What keeps a form from being sent: each field with its error, or why the sending failed and what helps. */
export const ErrorSummary = ({ ref, problems, phase, phone, onPick }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, number>) => formatMessage({ id }, values)
  if (problems.length === 0 && phase.name !== 'failed') return null
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      {problems.length > 0 ? (
        <>
          <b>
            {text(problems.every(({ isMissing }) => isMissing) ? 'enquiry.errors' : 'enquiry.errorsToCheck', {
              count: problems.length,
            })}
          </b>
          <ul>
            {problems.map(({ name, text: problem }) => (
              <li key={name}>
                <button type="button" onClick={() => onPick(name)}>
                  {problem}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        phase.name === 'failed' && (
          <>
            <b>{text(`enquiry.failure.${phase.reason}`)}</b>
            {phase.reason === 'refused' && phase.message !== '' && <p>{phase.message}</p>}
            <p>
              {text(`enquiry.failureHelp.${phase.reason}`)} <a href={telHref(phone)}>{phone}</a>
            </p>
          </>
        )
      )}
    </div>
  )
}
