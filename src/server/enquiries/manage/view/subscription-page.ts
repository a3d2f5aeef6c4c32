import { html } from 'hono/html'
import { text } from '../../mail/text'
import { frame } from '../../page/view/frame'
import type { Html } from '../../page/view/frame'
import type { ManagedEnquiry } from '../read-managed'

/** Words of the page by state, and what its button does; null: it has none. */
const STATES = {
  pending: { words: 'pending', action: 'confirm' },
  accepted: { words: 'active', action: 'cancel' },
  ended: { words: 'ended', action: null },
} as const

/**
 * What the signed link of a subscription shows: the button that confirms it, or the one that ends it.
 *
 * @param style address of the stylesheet
 * @param path path of this page with its token
 */
export const subscriptionPage = (style: string, { state, enquiry }: ManagedEnquiry, path: string): Html => {
  const { words, action } = STATES[state === 'pending' || state === 'accepted' ? state : 'ended']
  const title = text(`subscription.${words}.title`)
  const email = String(enquiry.values.email ?? '').replace(/^(.)[^@]*/, '$1…')
  return frame(
    title,
    style,
    html`<h1>${title}</h1>
<div class="stack"><p role="status">${text(`subscription.${words}.text`, { email })}</p>
${
  action === null
    ? ''
    : html`<form class="plain" method="post" action="${path}"><input type="hidden" name="action" value="${action}">
<div class="actions"><button${action === 'cancel' ? html` class="second"` : ''}>${text(`subscription.${action}`)}</button></div></form>`
}
<p><a class="button second" href="/">${text('enquiry.page.home')}</a></p></div>`,
  )
}
