import { useEffect } from 'react'
import { answerTimeOf } from '../../../domain/enquiry/answer-by'
import { cleanValues } from '../../../domain/enquiry/check-enquiry'
import { localMinute } from '../../../domain/enquiry/local-minute'
import { promiseAnswer } from '../../../domain/enquiry/promise-answer'
import type { AnswerPromise } from '../../../domain/enquiry/promise-answer'
import { wishesOf } from '../../../domain/enquiry/wishes'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { KeptPanel } from '../sent/KeptPanel'
import { SentPanel } from '../sent/SentPanel'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { sendOutbox } from '../outbox/send-outbox'
import type { Receipt } from '../send/post-enquiry'
import { EngineProvider } from './engine-context'
import type { EngineProps } from './engine-props'
import { FormView } from './FormView'
import { useEnquiry } from './use-enquiry'
import type { FormState } from './use-form-values'

interface Props extends Omit<EngineProps, 'intl'> {
  typed?: RawValues
  onReady?: () => void
}

/** By when the visitor gets an answer. */
const promiseOf = (kind: EnquiryKind, receipt: Receipt, { values, site }: FormState): AnswerPromise => {
  const receivedAt = new Date(receipt.receivedAt)
  const sent = cleanValues(kind, values)
  return promiseAnswer(
    answerTimeOf(kind, sent.subject, receivedAt, site),
    { wishes: wishesOf(sent), isPassed: receipt.isWishPassed, isGone: false, site },
    localMinute(receivedAt),
  )
}

/** A form, and what takes its place once it was sent or while it waits for a connection. */
export const FormEngine = ({ onReady, ...props }: Props) => {
  const enquiry = useEnquiry(props)
  const { phase, context, state } = enquiry
  const { isReady } = context
  useEffect(() => {
    if (isReady) onReady?.()
  }, [isReady, onReady])
  if (phase.name === 'sent')
    return (
      <SentPanel
        kind={props.kind}
        receipt={phase.receipt}
        email={phase.email}
        isKnown={phase.isKnown}
        answer={promiseOf(props.kind, phase.receipt, state)}
        phone={props.sites?.find(({ id }) => id === state.site?.id)?.phone ?? props.phone}
        sentText={props.sentText}
        back={props.back}
        onAgain={enquiry.startAnother}
      />
    )
  if (phase.name === 'kept')
    return (
      <KeptPanel
        lasts={phase.lasts}
        phone={props.phone}
        onRetry={sendOutbox}
        onChange={() => void enquiry.takeBack(phase.entry.key)}
      />
    )
  return (
    <EngineProvider value={context}>
      <FormView {...props} enquiry={enquiry} />
    </EngineProvider>
  )
}
