import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { fieldOf, isFieldName } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { MADE_AT_FIELD } from '../../../domain/enquiry/kept-enquiry'
import { DURATION_FIELD, TURNSTILE_FIELD } from '../../../domain/enquiry/spam-trap'
import { draftKey, eraseOldDrafts } from '../draft/draft-record'
import { prepareSync } from '../outbox/background-sync'
import { requestBody } from '../send/request-body'
import { loadPhone } from '../fields/load-phone'
import { useTurnstile } from '../turnstile/use-turnstile'
import { askedFields } from './asked-fields'
import type { EngineContext } from './engine-context'
import type { EngineProps } from './engine-props'
import { problemText } from './problem-text'
import { useDraft } from './use-draft'
import { useFormEvents } from './use-form-events'
import { useFormValues } from './use-form-values'
import { useSending } from './use-sending'

type Props = Omit<EngineProps, 'intl'> & { typed?: RawValues }

/** A number as it is stored; as it was typed where the library could not be loaded. */
const withStoredPhone = async (values: RawValues): Promise<RawValues> => {
  const { phone } = values
  if (typeof phone !== 'string' || phone.trim() === '') return values
  return { ...values, phone: (await loadPhone())?.parsePhone(phone)?.e164 ?? phone }
}

const emptyValue = (name: FieldName): string | boolean =>
  ['checkbox', 'toggle'].includes(fieldOf(name).type) ? false : ''

/** Everything that happens in a form: what is typed stays until it was sent. */
export const useEnquiry = (props: Props) => {
  const { kind, subject, page, prefix } = props
  const intl = useIntl()
  const state = useFormValues(props)
  const { form, values, presets, isReady, siteId } = state
  const events = useFormEvents(kind, subject)
  const key = draftKey(kind, subject ?? {})
  const base = useMemo(() => ({ kind, draft: key, page }), [kind, key, page])
  /** Null where the visitor began before the code was there: nobody knows how long that took. */
  const startedAt = useRef<number | null>(null)
  const [isBack, setBack] = useState(false)

  const onInvalid = (refused: Record<string, string>): string[] => {
    const isShown = (name: string): name is FieldName =>
      isFieldName(name) && fields.some((field) => field.name === name)
    for (const [name, message] of Object.entries(refused)) if (isShown(name)) form.setError(name, { message })
    return Object.entries(refused).flatMap(([name, message]) => (isShown(name) ? [] : [message]))
  }
  const onSent = () => {
    events.tell('form_sent')
    draft.forget()
    props.onSent?.()
  }
  const sending = useSending({ entry: base, onInvalid, onSent, onExpired: () => draft.restore() })
  const draft = useDraft(key, state, sending.phase.name === 'sent')
  const fields = askedFields(props)

  const { isStarted } = draft
  const { tell } = events
  const { placeRef, takeToken } = useTurnstile(isStarted)
  useEffect(() => {
    if (!isStarted) return
    tell('form_start')
    void prepareSync()
  }, [isStarted, tell])
  useEffect(() => {
    // The address of the page may have chosen the dealership.
    const isBegun = Object.keys(props.typed ?? {}).some((name) => name !== 'locationId')
    if (isReady && !isBegun) startedAt.current = performance.now()
  }, [isReady])
  useEffect(() => eraseOldDrafts(), [])

  const submit = form.handleSubmit(async () => {
    draft.flush()
    const trap = document.querySelector<HTMLInputElement>(`#${CSS.escape(`${prefix}-form`)} [data-trap]`)?.value ?? ''
    const body = requestBody({
      ...props,
      values: await withStoredPhone(form.getValues()),
      siteId,
      trap,
    })
    const duration =
      startedAt.current === null ? {} : { [DURATION_FIELD]: Math.round(performance.now() - startedAt.current) }
    const token = await takeToken()
    await sending.send({
      content: JSON.stringify(body),
      body: JSON.stringify({
        ...body,
        ...duration,
        [MADE_AT_FIELD]: new Date().toISOString(),
        ...(token !== null && { [TURNSTILE_FIELD]: token }),
      }),
      email: String(form.getValues('email') ?? ''),
    })
  })

  /** Back to what the form said by itself. */
  const empty = () => {
    draft.forget()
    form.reset()
    for (const { name } of fields) form.setValue(name, presets[name] ?? emptyValue(name))
  }
  const context: EngineContext = {
    form,
    values,
    presets,
    site: state.site,
    sites: props.sites ?? [],
    isReady,
    fields,
    idOf: (name) => `${prefix}-${name}`,
    errorOf: (name) => {
      const error = form.formState.errors[name]
      return error ? problemText(intl, name, error.message) : null
    },
  }
  return {
    context,
    state,
    draft,
    submit,
    empty,
    phase: sending.phase,
    placeTurnstile: placeRef,
    /** Whether the form replaces a panel that had the focus. */
    isBack,
    takeBack: (kept: string) => {
      setBack(true)
      return sending.takeBack(kept)
    },
    startAnother: () => {
      setBack(true)
      events.startAnother()
      startedAt.current = performance.now()
      empty()
      sending.startAnother()
    },
  }
}

export type EnquiryState = ReturnType<typeof useEnquiry>
