import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { attachmentsBlocks, goneNotice, itemFacts } from './content/about'
import { circumstances } from './content/circumstances'
import { shorten } from './content/clean-text'
import { answerFacts, customerFacts, typedText } from './content/facts'
import { phoneLink } from './content/format-value'
import { answerWhen, departmentName } from './content/promise'
import { isCancelled, sinceBlocks, sinceText } from './content/since'
import { suspicionText } from './content/suspicion'
import { requestedWishes } from './content/wishes'
import { factsBlock, paragraph, softParagraph } from './document'
import type { Block, Fact, MailButton } from './document'
import { dealershipMail } from './finish-mail'
import { mailtoAddress } from './safe-address'
import { text } from './text'
import type { TextId } from './text'
import type { Mail, MailAddress, MailContext, ReceivedEnquiry } from './types'

const CUSTOMER_TITLES: Partial<Record<EnquiryKind, TextId>> = { job_application: 'mail.dealership.applicant' }
/** Of the subject line: what it is about, after reference and kind. */
const ABOUT_LENGTH = 70

/** ` · Peugeot 3008 GT`: the vehicle, or what the visitor named instead. */
export const subjectAbout = ({ enquiry: { values } }: ReceivedEnquiry, { item }: MailContext): string => {
  const named = item?.title ?? values.wantedVehicle ?? values.company ?? values.position
  return named === undefined ? '' : ` · ${shorten(typedText(String(named), 'dealership'), ABOUT_LENGTH)}`
}

export const visitorOf = ({ enquiry: { values } }: ReceivedEnquiry): MailAddress => ({
  name: typedText(String(values.name ?? ''), 'dealership'),
  address: String(values.email ?? ''),
})

/** The two ways to reach the customer. */
export const customerButtons = (received: ReceivedEnquiry): Block => {
  const { reference, enquiry } = received
  const { phone } = enquiry.values
  const buttons: MailButton[] = [
    {
      label: text('mail.dealership.reply'),
      href: mailtoAddress(visitorOf(received).address, text('mail.dealership.replySubject', { reference })),
      isPrimary: true,
    },
  ]
  if (typeof phone === 'string') {
    const { label, href } = phoneLink(phone)
    buttons.push({ label: text('mail.dealership.call', { phone: label }), href, isPrimary: false })
  }
  return { type: 'buttons', buttons }
}

const suspicionBlocks = ({ suspicions }: ReceivedEnquiry): Block[] =>
  suspicions.length === 0
    ? []
    : [
        {
          type: 'panel',
          tone: 'warning',
          blocks: [
            { type: 'heading', text: text('mail.dealership.suspicious') },
            paragraph(
              text('mail.dealership.suspiciousText', {
                reasons: suspicions.map((code) => suspicionText(code)).join(', '),
              }),
            ),
          ],
        },
      ]

/**
 * The wishes for an appointment, with what they still need; of a cancelled enquiry those that are off.
 *
 * @param facts the wishes as label and value
 */
export const dealershipWishes = (
  received: ReceivedEnquiry,
  { item }: Pick<MailContext, 'item'>,
  facts: readonly Fact[],
): Block[] => {
  if (isCancelled(received)) return factsBlock(text('mail.cancelled.before'), facts)
  const blocks = factsBlock(text('mail.dealership.wishes'), facts)
  const note = item?.isGone === true ? 'mail.dealership.wishesGone' : 'mail.dealership.wishesNote'
  return blocks.length === 0 ? [] : [...blocks, softParagraph(text(note))]
}

/** How to reach the customer and by when; of a cancelled enquiry nothing is promised. */
const answerBlocks = (received: ReceivedEnquiry, when: string): Block[] =>
  isCancelled(received)
    ? []
    : [
        customerButtons(received),
        { type: 'panel', tone: 'notice', blocks: [paragraph(text('mail.dealership.due'), { strong: when })] },
      ]

/** The enquiry as the department that answers gets it: who, when, what, and how to reach them. */
export const renderDealershipMail = (received: ReceivedEnquiry, context: MailContext): Mail => {
  const { reference, enquiry } = received
  const { item, siteUrl } = context
  const kind = text(`enquiry.kind.${enquiry.kind}`)
  const when = answerWhen(received, context, 'dealership')
  const { message } = enquiry.values
  const isOff = isCancelled(received)
  const about = subjectAbout(received, context)
  const subject = text(isOff ? 'mail.since.cancelledSubject' : 'mail.dealership.subject', {
    reference,
    department: departmentName(received),
    kind,
    about,
  })
  return dealershipMail(subject, visitorOf(received), {
    title: item === null ? kind : `${kind}${text('mail.colon')}${typedText(item.title, 'dealership')}`,
    eyebrow: reference,
    preheader:
      sinceText(received, 'dealership') ?? text('mail.dealership.preheader', { name: visitorOf(received).name, when }),
    siteUrl,
    blocks: [
      ...sinceBlocks(received, 'dealership'),
      ...suspicionBlocks(received),
      ...factsBlock(
        text(CUSTOMER_TITLES[enquiry.kind] ?? 'mail.dealership.customer'),
        customerFacts(enquiry, 'dealership'),
      ),
      ...answerBlocks(received, when),
      ...dealershipWishes(received, context, requestedWishes(enquiry, context)),
      ...(isOff ? [] : goneNotice(enquiry, item, 'dealership')),
      ...(item === null ? [] : factsBlock(text('mail.dealership.about'), itemFacts(item, siteUrl))),
      ...(typeof message === 'string'
        ? ([
            { type: 'heading', text: text('mail.dealership.message') },
            { type: 'quote', text: typedText(message, 'dealership', true) },
          ] as const)
        : []),
      ...factsBlock(text('mail.dealership.answers'), answerFacts(enquiry, 'dealership')),
      ...attachmentsBlocks(enquiry, context, 'dealership'),
      ...factsBlock(text('mail.dealership.facts'), circumstances(received, context)),
    ],
    footer: [],
  })
}
