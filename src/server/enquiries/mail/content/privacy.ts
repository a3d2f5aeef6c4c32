import { PRIVACY_PATH } from '../../../../config/consent/consent-link'
import { CONSENT_TEXT_VERSION } from '../../../../domain/enquiry/consent'
import { FORMS } from '../../../../domain/enquiry/forms'
import { formatShortDate } from '../../../../domain/format/date'
import { softParagraph } from '../document'
import type { Block } from '../document'
import { text } from '../text'
import type { MailContext, ReceivedEnquiry } from '../types'
import { momentValues } from './format-value'

const versionName = (version: string): string => formatShortDate(version) || version

/** The consent that was given, in the words that stood beside the box where they are still the same. */
export const consentTo = (field: 'consent' | 'marketing', { enquiry, receivedAt }: ReceivedEnquiry): string => {
  const { textVersion, isUnpublished = false } = enquiry.consent
  const values = { ...momentValues(receivedAt), version: versionName(textVersion) }
  if (isUnpublished) return text('mail.privacy.unpublishedConsent', values)
  return textVersion === CONSENT_TEXT_VERSION
    ? text('mail.privacy.consent', { ...values, text: text(`enquiry.field.${field}`) })
    : text('mail.privacy.earlierConsent', values)
}

/** What happens to the data, for the end of each mail to the visitor. */
export const privacyFooter = (received: ReceivedEnquiry, { siteUrl }: MailContext): Block[] => {
  const { kind, consent } = received.enquiry
  return [
    softParagraph(
      { strong: text('mail.privacy.title') },
      '\n',
      text('mail.privacy.keep', { months: FORMS[kind].retentionMonths }),
      ' ',
      text(consent.marketing ? 'mail.privacy.marketing' : 'mail.privacy.noMarketing'),
    ),
    softParagraph(consentTo('consent', received), ' ', {
      href: `${siteUrl}${PRIVACY_PATH}`,
      label: text('mail.privacy.link'),
    }),
    softParagraph(text('mail.privacy.notYou')),
  ]
}
