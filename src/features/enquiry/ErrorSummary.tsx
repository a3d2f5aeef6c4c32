import type { Ref } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as styles from './enquiry.module.css'
import type { EnquiryFields } from './schema'
import type { SendResult } from './send-enquiry'

interface Props {
  ref: Ref<HTMLDivElement>
  errors: FieldErrors<EnquiryFields>
  failure: Exclude<SendResult['state'], 'sent'> | null
  /** What an error says: a key of the locale, or the server’s own words. */
  say: (message: string | undefined) => string
  phone: { href: string; label: string }
  onPick: (field: keyof EnquiryFields) => void
}

const ORDER = ['name', 'email', 'phone', 'locationId', 'preferredDate', 'message', 'consent'] as const

/** What keeps a form from being sent: each field with its error, or why the sending failed and what helps. */
export const ErrorSummary = ({ ref, errors, failure, say, phone, onPick }: Props) => {
  const { formatMessage } = useIntl()
  const fields = ORDER.filter((field) => errors[field])
  if (fields.length === 0 && !failure) return null
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      {fields.length > 0 ? (
        <>
          <b>{formatMessage({ id: 'enquiry.errors' }, { count: fields.length })}</b>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <button type="button" onClick={() => onPick(field)}>
                  {say(errors[field]?.message)}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <b>{formatMessage({ id: `enquiry.failure.${failure}` })}</b>
          <p>
            {formatMessage({ id: 'enquiry.failureHelp' })} <a href={phone.href}>{phone.label}</a>
          </p>
        </>
      )}
    </div>
  )
}
