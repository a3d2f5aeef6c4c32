import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { site } from '../../../config/site'
import type { FormState } from '../../../domain/content/gallery'
import { EngineProvider } from '../engine/engine-context'
import { ErrorSummary } from '../engine/ErrorSummary'
import { FormView } from '../engine/FormView'
import { problemText } from '../engine/problem-text'
import { useEnquiry } from '../engine/use-enquiry'
import * as styles from '../enquiry.module.css'
import type { EnquiryFormProps } from '../props'
import { KeptPanel } from '../sent/KeptPanel'
import { SentPanel } from '../sent/SentPanel'

const RECEIPT = {
  reference: 'GA-7K2M-48',
  receivedAt: '2026-11-24T09:00:00.000Z',
  isHeld: false,
  isConfirmedByMail: true,
  isWishPassed: false,
}
const ANSWER = { day: '2026-11-25', time: null, isBeforeWish: false }

type Props = EnquiryFormProps & { state: FormState }

/** A form after it was sent with its required fields empty, or after too many attempts. */
const RefusedForm = ({ state, ...props }: Props) => {
  const intl = useIntl()
  const prefix = useId()
  const summary = useRef<HTMLDivElement>(null)
  const given = { ...props, prefix, page: null, phone: site.phone }
  const enquiry = useEnquiry(given)
  const { context } = enquiry
  // What depends on other fields is not asked for in an empty form, or need not be filled in.
  const isWrong = (name: string) =>
    state === 'invalid' &&
    context.fields.some((field) => field.name === name && field.required === true && field.shown === undefined)
  return (
    <>
      <ErrorSummary
        ref={summary}
        problems={[]}
        phase={state === 'limited' ? { name: 'failed', reason: 'limited' } : { name: 'editing' }}
        phone={site.phone}
        onPick={() => undefined}
      />
      <EngineProvider
        value={{ ...context, errorOf: (name) => (isWrong(name) ? problemText(intl, name, 'required') : null) }}
      >
        <FormView {...given} enquiry={enquiry} />
      </EngineProvider>
    </>
  )
}

/** A form of the gallery of blocks, as it stands after an attempt to send it. Nothing is sent or kept, and no focus moves. */
export const FormExample = (props: Props) => {
  const { state, kind, sentText } = props
  return (
    <div className={styles.island}>
      {state === 'sent' ? (
        <SentPanel
          kind={kind}
          receipt={RECEIPT}
          email="client@example.lu"
          isKnown={false}
          answer={ANSWER}
          phone={site.phone}
          sentText={sentText}
          takesFocus={false}
          onAgain={() => undefined}
        />
      ) : state === 'kept' ? (
        <KeptPanel
          lasts
          phone={site.phone}
          takesFocus={false}
          onRetry={() => Promise.resolve()}
          onChange={() => undefined}
        />
      ) : (
        <RefusedForm {...props} />
      )}
    </div>
  )
}
