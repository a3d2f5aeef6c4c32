import { html } from 'hono/html'
import { PRIVACY_PATH } from '../../../../config/consent/consent-link'
import { site } from '../../../../config/site'
import type { FormField } from '../../../../domain/enquiry/form-description'
import { FORMS } from '../../../../domain/enquiry/forms'
import type { EnquiryKind } from '../../../../domain/enquiry/kinds'
import { TRAP_FIELD } from '../../../../domain/enquiry/spam-trap'
import { text } from '../../texts'
import { FORM_PATH } from '../styles'
import { fieldView, idOf } from './field'
import type { FilledForm } from './field'
import { frame, phoneLink } from './frame'
import type { Html } from './frame'
import { soldView } from './sold-view'

/** What a form carries without showing it. */
const CARRIED = ['vehicleId', 'modelKey', 'leaseOfferKey', 'locationId', 'page', 'consentText'] as const

const summary = (kind: EnquiryKind, { problems }: FilledForm): Html | '' => {
  const entries = Object.entries(problems)
  if (entries.length === 0) return ''
  const shown: ReadonlySet<string> = new Set(FORMS[kind].fields.map(({ name }) => name))
  return html`<div class="summary" role="alert" tabindex="-1" autofocus id="problemes"><h2>${text('enquiry.page.problems')}</h2><ul>${entries.map(
    ([name, problem]) => html`<li>${shown.has(name) ? html`<a href="#${idOf(name)}">${problem}</a>` : problem}</li>`,
  )}</ul></div>`
}

const hidden = (kind: EnquiryKind, { values }: FilledForm): Html[] => {
  const shown: ReadonlySet<string> = new Set(FORMS[kind].fields.map(({ name }) => name))
  return CARRIED.filter((name) => !shown.has(name)).flatMap((name) => {
    const value = values[name]
    return value === undefined || value === '' ? [] : [html`<input type="hidden" name="${name}" value="${value}">`]
  })
}

/** The fields of a form: the question about a sold vehicle only where it was sold. */
const shownFields = (kind: EnquiryKind, { sold, values }: FilledForm): FormField[] =>
  FORMS[kind].fields.filter(
    ({ name }) => name !== 'stillInterested' || sold !== null || values.stillInterested !== undefined,
  )

/**
 * The whole form of a kind with what was typed, to be corrected and sent again.
 *
 * @param notice a sentence about the attempt before; null: none
 */
export const formPage = (style: string, kind: EnquiryKind, form: FilledForm, notice: string | null = null): Html => {
  const title = text(`enquiry.kind.${kind}`)
  return frame(
    title,
    style,
    html`<h1>${title}${form.about === null ? '' : html`<small>${form.about}</small>`}</h1>
${notice === null ? '' : html`<div class="summary" role="alert"><p>${notice}</p><p>${text('enquiry.page.call')} ${phoneLink(site.phone)}</p></div>`}${summary(kind, form)}${soldView(form.sold, false)}
<form method="post" action="${FORM_PATH}" novalidate>
<input type="hidden" name="kind" value="${kind}">${hidden(kind, form)}
${shownFields(kind, form).map((field) => fieldView(field, form))}
<p class="hint"><a href="${PRIVACY_PATH}">${text('enquiry.privacy')}</a></p>
<input class="trap" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" aria-hidden="true">
<button>${text('enquiry.page.submit')}</button>
</form>`,
  )
}
