import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { site } from '../../config/site'
import type { EnquiryKind } from '../../domain/enquiry/types'
import { telHref } from '../locations/tel-href'
import { useHydrated } from '../vehicle/use-vehicles'
import { Attachment } from './Attachment'
import type { EnquiryAttachment } from './attachment'
import { EnquirySent } from './EnquirySent'
import * as styles from './enquiry.module.css'
import { ErrorSummary } from './ErrorSummary'
import { Field } from './Field'
import { asksForDate, needsMessage } from './schema'
import type { EnquiryFields } from './schema'
import type { EnquirySubject } from './use-enquiry'
import { useEnquiry } from './use-enquiry'

interface Props {
  kind: EnquiryKind
  subject?: EnquirySubject
  /** Dealerships to choose from; without any, the form does not ask. */
  locations?: { id: string; name: string }[]
  /** What the message says before the visitor types. */
  message?: string
  submitLabel?: string
  /** What the visitor made on the site and may send along. */
  attachment?: EnquiryAttachment | null
}

const PRIVACY = '/politique-de-traitement-des-donnees'

/** The one form of the site: fields by kind, errors beside them and in a summary, and nothing typed is ever lost. */
export const EnquiryForm = ({
  kind,
  subject = {},
  locations = [],
  message = '',
  submitLabel,
  attachment = null,
}: Props) => {
  const { formatMessage, messages } = useIntl()
  const text = (id: string) => formatMessage({ id })
  const { form, submit, result, again } = useEnquiry(kind, subject, message, attachment)
  const {
    register,
    formState: { errors, isSubmitting, submitCount },
  } = form
  const isHydrated = useHydrated()
  const consentId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const invalid = Object.keys(errors).length > 0
  const failure = result === 'sent' ? null : result
  useEffect(() => {
    if (failure || (submitCount > 0 && invalid)) summary.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only an attempt to send moves the focus, not the correction of a field
  }, [submitCount, failure])

  if (result === 'sent') return <EnquirySent kind={kind} onAgain={again} />
  const say = (error = 'enquiry.failed') => (error in messages ? text(error) : error)
  const errorOf = (field: keyof EnquiryFields) => (errors[field] ? say(errors[field].message) : null)
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-busy={isSubmitting}
    >
      <ErrorSummary
        ref={summary}
        errors={errors}
        failure={failure}
        say={say}
        phone={{ href: telHref(site.phone), label: site.phone }}
        onPick={(field) => form.setFocus(field)}
      />
      <div className={styles.grid}>
        <Field label={text('enquiry.name')} error={errorOf('name')}>
          {(control) => <input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label={text('enquiry.email')} error={errorOf('email')}>
          {(control) => (
            <input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field label={text('enquiry.phone')} optional error={errorOf('phone')}>
          {(control) => <input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        {locations.length > 0 && (
          <Field label={text('enquiry.location')} optional error={errorOf('locationId')}>
            {(control) => (
              <select {...control} {...register('locationId')}>
                <option value="">{text('enquiry.anyLocation')}</option>
                {locations.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {asksForDate(kind) && (
          <Field label={text('enquiry.date')} optional hint={text('enquiry.dateHint')} error={errorOf('preferredDate')}>
            {(control) => <input {...control} {...register('preferredDate')} type="date" />}
          </Field>
        )}
      </div>
      <Field label={text('enquiry.message')} optional={!needsMessage(kind)} error={errorOf('message')}>
        {(control) => <textarea {...control} {...register('message')} rows={4} />}
      </Field>
      {attachment && <Attachment attachment={attachment} />}
      <div className={styles.consent}>
        <input
          id={consentId}
          type="checkbox"
          {...register('consent')}
          aria-invalid={Boolean(errors.consent)}
          aria-describedby={`${consentId}-note`}
        />
        <div>
          <label htmlFor={consentId}>{text('enquiry.consent')}</label>
          <p id={`${consentId}-note`} className={errors.consent ? styles.error : styles.hint}>
            {errors.consent ? say(errors.consent.message) : <Link to={PRIVACY}>{text('enquiry.privacy')}</Link>}
          </p>
        </div>
      </div>
      <input className={styles.trap} {...register('website')} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {/* Before scripts run a form sends itself: with a name and a telephone number in the address, and to nobody. */}
      <noscript>
        <p>
          {text('enquiry.noScript')}{' '}
          <a className="link" href={telHref(site.phone)}>
            {site.phone}
          </a>
        </p>
      </noscript>
      <Button type="submit" disabled={!isHydrated || isSubmitting}>
        {isSubmitting ? text('enquiry.sending') : (submitLabel ?? text(`enquiry.submit.${kind}`))}
      </Button>
    </form>
  )
}
