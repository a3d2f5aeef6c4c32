import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import * as styles from '../enquiry.module.css'
import { ENQUIRIES_URL } from '../send/enquiries-url'
import type { MessageId } from '../../../intl/message-id'
import { Attachments } from './Attachments'
import { useEngine } from './engine-context'
import type { EngineProps } from './engine-props'
import { ErrorSummary } from './ErrorSummary'
import { FormFields } from './FormFields'
import { HiddenFields } from './HiddenFields'
import type { EnquiryState } from './use-enquiry'
import { useFormFocus } from './use-form-focus'

interface Props extends Omit<EngineProps, 'intl'> {
  enquiry: EnquiryState
}

/** The form itself: fields with their errors, a summary of these, and what goes along. Works without scripts. */
export const FormView = ({ enquiry, ...props }: Props) => {
  const { formatMessage } = useIntl()
  const { form, fields, errorOf, idOf, isReady } = useEngine()
  const { phase, draft, state, placeTurnstile } = enquiry
  const { errors, submitCount } = form.formState
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isSending = phase.name === 'sending' || form.formState.isSubmitting
  const problems = fields.flatMap(({ name }) => {
    const text = errorOf(name)
    return text === null ? [] : [{ name, text, isMissing: errors[name]?.message === 'required' }]
  })
  const focusField = useFormFocus({
    form: element,
    summary,
    idOf,
    problems,
    attempts: submitCount,
    isSending,
    failed: phase.name === 'failed',
  })
  const focusFirst = () => {
    if (fields[0]) focusField(fields[0].name)
  }
  useEffect(() => {
    if (enquiry.isBack) focusFirst()
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, [])
  const text = (id: MessageId) => formatMessage({ id })
  return (
    <form
      ref={element}
      id={`${props.prefix}-form`}
      className={styles.form}
      method="post"
      action={`${ENQUIRIES_URL}/form`}
      // Messages of the browser are in its own language: this code or the server says what is wrong.
      noValidate
      onSubmit={(event) => void enquiry.submit(event)}
      aria-busy={isSending || undefined}
    >
      <ErrorSummary ref={summary} problems={problems} phase={phase} phone={props.phone} onPick={focusField} />
      <HiddenFields {...props} siteId={state.siteId} />
      <FormFields fields={fields.filter(({ name }) => name !== 'consent' && name !== 'marketing')} />
      <Attachments attachments={props.attachments} />
      <FormFields fields={fields.filter(({ name }) => name === 'consent' || name === 'marketing')} />
      <div ref={placeTurnstile} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? text('enquiry.sending') : (props.submitLabel ?? text(`enquiry.submit.${props.kind}`))}
        </Button>
        <p className={styles.draft}>
          {isReady && draft.isKept && (
            <>
              {text('enquiry.draftKept')}{' '}
              <button
                type="button"
                onClick={() => {
                  enquiry.empty()
                  focusFirst()
                }}
              >
                {text('enquiry.draftErase')}
              </button>
            </>
          )}
        </p>
      </div>
    </form>
  )
}
