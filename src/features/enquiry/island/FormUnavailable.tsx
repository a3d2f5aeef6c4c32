import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { telHref } from '../../../domain/format/tel-href'
import * as styles from '../enquiry.module.css'

interface Props {
  phone: string
  /** Number of failed presses of the submit button; each one focuses the notice. */
  presses: number
  onRetry: () => void
}

/** Said above a form whose code could not be loaded; what was typed stays in its fields. */
export const FormUnavailable = ({ phone, presses, onRetry }: Props) => {
  const { formatMessage } = useIntl()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (presses > 0) notice.current?.focus()
  }, [presses])
  return (
    <div ref={notice} className={styles.summary} role="alert" tabIndex={-1}>
      <b>{formatMessage({ id: 'enquiry.unavailable' })}</b>
      <p>
        {formatMessage({ id: 'enquiry.unavailableHelp' })} <a href={telHref(phone)}>{phone}</a>
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {formatMessage({ id: 'enquiry.retry' })}
      </Button>
    </div>
  )
}
