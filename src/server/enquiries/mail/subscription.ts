import { PRIVACY_PATH } from '../../../config/consent/consent-link'
import { momentValues } from './content/format-value'
import { consentTo } from './content/privacy'
import { paragraph, softParagraph } from './document'
import { visitorMail } from './finish-mail'
import { text } from './text'
import type { Mail, MailContext, ReceivedEnquiry } from './types'

/**
 * The mails to a visitor who subscribed to the newsletter: first the request to confirm, then how to unsubscribe.
 *
 * @param isConfirmed whether the visitor has confirmed by the link
 * @param url signed address of the subscription
 */
export const renderSubscription = (
  received: ReceivedEnquiry,
  isConfirmed: boolean,
  context: MailContext,
  url: string,
): Mail => {
  const say = (part: 'subject' | 'title' | 'text' | 'button' | 'note'): string =>
    text(`mail.subscription.${isConfirmed ? 'confirmed' : 'pending'}.${part}`, momentValues(received.receivedAt))
  return visitorMail(say('subject'), context, {
    title: say('title'),
    eyebrow: text('enquiry.kind.newsletter'),
    preheader: say('note'),
    siteUrl: context.siteUrl,
    blocks: [
      paragraph(say('text')),
      { type: 'buttons', buttons: [{ label: say('button'), href: url, isPrimary: !isConfirmed }] },
      softParagraph(say('note')),
    ],
    footer: [
      softParagraph(consentTo('marketing', received), ' ', {
        href: `${context.siteUrl}${PRIVACY_PATH}`,
        label: text('mail.privacy.link'),
      }),
    ],
  })
}
