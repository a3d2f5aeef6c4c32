import type { EnquiryConsent } from '../../../../domain/enquiry/types'
import type { Fact } from '../document'
import { pageAddress } from '../safe-address'
import { text } from '../text'
import type { TextId } from '../text'
import type { MailContext, ReceivedEnquiry } from '../types'
import { momentValues } from './format-value'
import { departmentName } from './promise'

const marketingText = ({ marketing, isUnpublished }: EnquiryConsent): TextId => {
  if (isUnpublished === true) return 'mail.dealership.marketingUnproven'
  return marketing ? 'mail.dealership.marketingYes' : 'mail.dealership.marketingNo'
}

const dayAndTime = (instant: Date): { day: string; time: string } => {
  const { date, time } = momentValues(instant)
  return { day: date, time }
}

/** How an enquiry came in: dealership, department, consent to advertising, page and moment. */
export const circumstances = (received: ReceivedEnquiry, { location, siteUrl }: MailContext): Fact[] => {
  const { enquiry, receivedAt } = received
  const page = enquiry.page === null ? null : pageAddress(siteUrl, enquiry.page)
  return [
    [text('mail.dealership.location'), [location?.name ?? text('mail.dealership.anyLocation')]],
    [text('mail.dealership.department'), [departmentName(received)]],
    [text('mail.dealership.marketing'), [text(marketingText(enquiry.consent))]],
    ...(page === null
      ? []
      : [[text('mail.dealership.page'), [{ href: page, label: new URL(page).pathname }]] as const]),
    [text('mail.dealership.receivedAt'), [text('mail.when.dayAndTime', dayAndTime(receivedAt))]],
  ]
}
