import { CircleCheck, ClipboardCheck } from 'lucide'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { cx } from '../../../components/ui/cx'
import { Glyph } from '../../../components/ui/Glyph'
import { isAnswerOver } from '../../../domain/enquiry/answer-by'
import { localMinute } from '../../../domain/enquiry/local-minute'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { AnswerPromise } from '../../../domain/enquiry/promise-answer'
import { formatWeekdayDate } from '../../../domain/format/date'
import { telHref } from '../../../domain/format/tel-href'
import { frenchTime } from '../../../domain/location/opening'
import * as styles from '../enquiry.module.css'
import { forgetUntold } from '../outbox/untold'
import type { EnquiryFormProps } from '../props'
import type { Receipt } from '../send/post-enquiry'
import type { MessageId } from '../../../intl/message-id'
import { useConfirmed } from './use-confirmed'
import { useFocusedPanel } from './use-focused-panel'

/** Milliseconds after which the visitor has seen the panel. */
const SEEN_MS = 1_500

interface Props extends Pick<EnquiryFormProps, 'back' | 'sentText'> {
  kind: EnquiryKind
  receipt: Receipt
  email: string
  /** The visitor had sent it before. */
  isKnown: boolean
  answer: AnswerPromise
  /** Of the dealership that answers, or the group's. */
  phone: string
  /** False for an example. */
  takesFocus?: boolean
  onAgain: () => void
}

/** After a form was sent: its number, what happens next and by when. Takes the focus, because the form it had is gone. */
export const SentPanel = (props: Props) => {
  const { kind, receipt, email, isKnown, answer, phone, sentText, back, takesFocus, onAgain } = props
  const { formatMessage } = useIntl()
  const { reference, isHeld, isConfirmedByMail, isWishPassed } = receipt
  const panel = useFocusedPanel(takesFocus)
  const isConfirmed = useConfirmed(reference)
  const [shownAt] = useState(() => localMinute(new Date()))
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
  const isLate = isKnown && isAnswerOver(answer, shownAt)
  const isSoon = (answer.isBeforeWish || isLate) && !isHeld && sentText === undefined
  const next = isConfirmed
    ? 'enquiry.subscribed'
    : isLate
      ? 'enquiry.nextLate'
      : answer.isBeforeWish
        ? 'enquiry.nextBefore'
        : 'enquiry.next'
  // The mail of a sign-up was named already: it has the link that confirms it.
  const mail = kind === 'newsletter' ? 'enquiry.confirmationToOpen' : 'enquiry.confirmation'
  const confirmed = isHeld ? 'enquiry.confirmationHeld' : mail
  const hasNews = email !== '' && (isHeld || !(isKnown || isConfirmed))
  const confirmation = isConfirmedByMail ? hasNews && text(confirmed, { email }) : text('enquiry.noConfirmation')
  const title = isKnown ? 'enquiry.knownTitle' : isHeld ? 'enquiry.heldTitle' : 'enquiry.sentTitle'
  return (
    <div ref={panel} className={cx(styles.sent, isHeld && styles.held)} role="status" tabIndex={-1}>
      <Glyph of={isHeld ? ClipboardCheck : CircleCheck} size={40} strokeWidth={1.5} />
      <h2>{text(title, { kind: isConfirmed ? 'confirmed' : kind })}</h2>
      <p>
        {text('enquiry.reference')} <b className={styles.reference}>{reference}</b>
      </p>
      {isKnown && <p>{text('enquiry.known')}</p>}
      <p>{isHeld ? text('enquiry.nextHeld') : (sentText ?? formatMessage({ id: next }, { kind, when }))}</p>
      {isSoon && (
        <p>
          {text('enquiry.urgent')} <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      {isWishPassed && <p>{text('enquiry.wishPassed')}</p>}
      {confirmation !== false && <p>{confirmation}</p>}
      <div className={`noprint ${styles.actions}`}>
        {back && <Button to={back.to}>{back.label}</Button>}
        {kind !== 'newsletter' && (
          <Button variant="secondary" onClick={onAgain}>
            {text('enquiry.again')}
          </Button>
        )}
      </div>
    </div>
  )
}
