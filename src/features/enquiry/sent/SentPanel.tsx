import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { Glyph } from '../../../components/ui/Glyph'
import type { AnswerTime } from '../../../domain/enquiry/answer-by'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { formatWeekdayDate } from '../../../domain/format/date'
import { frenchTime } from '../../../domain/location/opening'
import * as styles from '../enquiry.module.css'
import { forgetUntold } from '../outbox/untold'
import type { EnquiryFormProps } from '../props'
import type { Receipt } from '../send/post-enquiry'
import type { MessageId } from '../../../intl/message-id'

/** Milliseconds after which the visitor has seen the panel. */
const SEEN_MS = 1_500

interface Props extends Pick<EnquiryFormProps, 'back' | 'sentText'> {
  kind: EnquiryKind
  receipt: Receipt
  email: string
  answer: AnswerTime
  onAgain: () => void
}

/** After a form was sent: its number, what happens next and by when. Takes the focus, because the form it had is gone. */
export const SentPanel = ({ kind, receipt, email, answer, sentText, back, onAgain }: Props) => {
  const { formatMessage } = useIntl()
  const { reference, isHeld, isConfirmedByMail, isWishPassed } = receipt
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(forgetUntold, SEEN_MS)
    return () => clearTimeout(timer)
  }, [])
  const day = formatWeekdayDate(answer.day)
  const text = (id: MessageId, values?: Record<string, string>) => formatMessage({ id }, values)
  const when =
    answer.time === null
      ? text('enquiry.byDay', { day })
      : text('enquiry.byTime', { day, time: frenchTime(answer.time) })
  const confirmed = isHeld ? 'enquiry.confirmationHeld' : 'enquiry.confirmation'
  const confirmation = isConfirmedByMail ? email !== '' && text(confirmed, { email }) : text('enquiry.noConfirmation')
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <Glyph of={CircleCheck} size={40} strokeWidth={1.5} />
      <h2>{text('enquiry.sentTitle')}</h2>
      <p>
        {text('enquiry.reference')} <b className={styles.reference}>{reference}</b>
      </p>
      <p>{isHeld ? text('enquiry.nextHeld') : (sentText ?? formatMessage({ id: 'enquiry.next' }, { kind, when }))}</p>
      {isWishPassed && <p>{text('enquiry.wishPassed')}</p>}
      {confirmation !== false && <p>{confirmation}</p>}
      <div className={`noprint ${styles.actions}`}>
        {back && <Button to={back.to}>{back.label}</Button>}
        <Button variant="secondary" onClick={onAgain}>
          {text('enquiry.again')}
        </Button>
      </div>
    </div>
  )
}
