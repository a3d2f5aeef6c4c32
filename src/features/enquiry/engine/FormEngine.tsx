import { useEffect } from 'react'
import { answerTimeOf } from '../../../domain/enquiry/answer-by'
import { KeptPanel } from '../sent/KeptPanel'
import { SentPanel } from '../sent/SentPanel'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { sendOutbox } from '../outbox/send-outbox'
import { EngineProvider } from './engine-context'
import type { EngineProps } from './engine-props'
import { FormView } from './FormView'
import { useEnquiry } from './use-enquiry'

interface Props extends Omit<EngineProps, 'intl'> {
  typed?: RawValues
  onReady?: () => void
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
        answer={answerTimeOf(
          props.kind,
          state.values.subject ?? undefined,
          new Date(phase.receipt.receivedAt),
          state.site,
        )}
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
