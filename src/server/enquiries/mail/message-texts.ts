import { isSubscription } from '../../../domain/enquiry/forms'
import { localMinute } from '../../../domain/enquiry/local-minute'
import type { DeliveryMessage } from '../delivery/message'
import type { MessageTexts } from '../delivery/send/send-delivery'
import type { ManageLinks } from '../manage/manage-links'
import { attachmentsBlocks, goneNotice } from './content/about'
import { answerFacts, typedText } from './content/facts'
import { isCancelled, sinceText, withLastWishes } from './content/since'
import { requestedWishes, wishesFrom } from './content/wishes'
import { renderChangeConfirmation, renderDealershipChange } from './change-mails'
import { renderConfirmation } from './confirmation'
import { renderDealershipMail } from './dealership-mail'
import { factsBlock, paragraph } from './document'
import type { Block } from './document'
import { mailItemOf } from './item-of'
import { renderBlocks } from './render-text'
import { renderSubscription } from './subscription'
import { text } from './text'
import type { AppointmentChange, MailContext } from './types'

const changeTitle = ({ kind }: AppointmentChange): string =>
  text(kind === 'cancel' ? 'mail.cancelled.dealership.title' : 'mail.changed.dealership.title')

const commentBlocks = (received: DeliveryMessage, context: MailContext): Block[] => {
  const { enquiry, change } = received
  const { message } = enquiry.values
  const said = sinceText(received, 'dealership')
  const isOff = isCancelled(received) || change?.kind === 'cancel'
  return [
    ...(said === null ? [] : [paragraph(said)]),
    ...(change === null ? [] : [paragraph(changeTitle(change))]),
    ...(isOff ? [] : goneNotice(enquiry, context.item, 'dealership')),
    ...(typeof message === 'string' ? [paragraph(typedText(message, 'dealership', true))] : []),
    ...factsBlock(
      text(isCancelled(received) ? 'mail.cancelled.before' : 'mail.dealership.wishes'),
      change === null ? requestedWishes(enquiry, context) : wishesFrom(context, change.wishes),
    ),
    ...factsBlock(text('mail.dealership.answers'), answerFacts(enquiry, 'dealership')),
    ...attachmentsBlocks(enquiry, context, 'dealership'),
    ...(enquiry.consent.isUnpublished === true ? [paragraph(text('mail.dealership.marketingUnproven'))] : []),
  ]
}

/**
 * The texts of the mails that are delivered.
 *
 * @param siteUrl origin of the site
 */
export const createMessageTexts = (siteUrl: string, links: ManageLinks, clock = () => new Date()): MessageTexts => {
  const contextOf = ({ enquiry, location, items }: DeliveryMessage): MailContext => ({
    siteUrl,
    now: localMinute(clock()),
    location,
    item: mailItemOf(enquiry, items),
  })
  const subscriptionUrl = ({ enquiryId, reference }: DeliveryMessage) => links.subscriptionUrlFor(enquiryId, reference)
  return {
    subscriptionUrl,
    visitor: (sent) => {
      const message = withLastWishes(sent)
      const { change, enquiry } = message
      // A request to confirm that leaves late or again asks for nothing that was done meanwhile.
      if (isSubscription(enquiry.kind))
        return renderSubscription(
          message,
          change !== null || message.confirmedAt !== null,
          contextOf(message),
          subscriptionUrl(message),
        )
      const url = links.urlFor(message.enquiryId, message.reference)
      return change === null
        ? renderConfirmation(message, contextOf(message), url)
        : renderChangeConfirmation(message, change, contextOf(message), url)
    },
    dealership: (sent) => {
      const message = withLastWishes(sent)
      return message.change === null
        ? renderDealershipMail(message, contextOf(message))
        : renderDealershipChange(message, message.change, contextOf(message))
    },
    comments: (message) => renderBlocks(commentBlocks(withLastWishes(message), contextOf(message))),
  }
}
