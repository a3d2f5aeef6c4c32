import { html } from 'hono/html'
import { ENQUIRY_ACTIONS } from './enquiry-words'
import type { EnquiryAction } from './enquiry-words'
import { layout } from './layout'
import type { Frame } from './layout'
import type { Html } from './parts'

export interface EnquiryConfirmation {
  assets: Frame['assets']
  action: EnquiryAction
  /** What it is done to: a reference, a channel. */
  target: readonly string[]
  /** Where the form is sent. */
  address: string
  formToken: string
}

/** Says what will happen to an enquiry, a delivery or a channel, and asks. */
export const confirmEnquiryPage = ({ assets, action, target, address, formToken }: EnquiryConfirmation): Html => {
  const { title, button, text } = ENQUIRY_ACTIONS[action]
  return layout(
    { title: `${title} – État du site`, assets, className: 'plain' },
    html`<div class="card" id="confirm-card">
      <h1 id="confirm-title">${title}${'\u202F'}?</h1>
      <p>${target.map((part, index) => html`${index === 0 ? '' : ' · '}<code>${part}</code>`)}</p>
      <p>${text}</p>
      <form method="post" action="${address}">
        <input type="hidden" name="jeton" value="${formToken}" />
        <div class="actions">
          <a class="button secondary" data-close href="/status">Annuler</a><button class="button primary">${button}</button>
        </div>
      </form>
    </div>`,
  )
}
