import { wishesFrom, wishFacts } from './content/wishes'
import { itemFacts } from './content/about'
import { customerFacts } from './content/facts'
import { momentValues } from './content/format-value'
import { locationBlocks } from './content/location'
import { privacyFooter } from './content/privacy'
import { departmentFor, departmentName } from './content/promise'
import { isCancelled, sinceBlocks } from './content/since'
import { greeting, referenceBlock } from './confirmation'
import { customerButtons, subjectAbout, visitorOf } from './dealership-mail'
import { factsBlock, paragraph, softParagraph } from './document'
import type { Block } from './document'
import { dealershipMail, visitorMail } from './finish-mail'
import { text } from './text'
import type { AppointmentChange, Mail, MailContext, ReceivedEnquiry } from './types'

/** The group of texts for each kind of change; mails of subscriptions have words of their own. */
const GROUP = { change: 'changed', confirm: 'changed', cancel: 'cancelled' } as const

const aboutBlocks = ({ item, siteUrl }: MailContext): Block[] =>
  item === null ? [] : factsBlock(text('mail.about.title'), itemFacts(item, siteUrl))

/**
 * Tells the visitor that a change or a cancellation was noted.
 *
 * @param manageUrl signed address to change again; not shown after a cancellation
 */
export const renderChangeConfirmation = (
  received: ReceivedEnquiry,
  { kind, wishes }: AppointmentChange,
  context: MailContext,
  manageUrl: string,
): Mail => {
  const { reference } = received
  const whatNow: Block[] =
    kind === 'cancel'
      ? [paragraph(text('mail.cancelled.visitor.again'))]
      : [
          ...sinceBlocks(received, 'visitor'),
          ...factsBlock(text('mail.wishes.title'), wishesFrom(context, wishes)),
          paragraph(text('mail.wishes.note')),
          { type: 'buttons', buttons: [{ label: text('mail.wishes.change'), href: manageUrl, isPrimary: true }] },
          softParagraph(text('mail.wishes.changeHint')),
        ]
  return visitorMail(text(`mail.${GROUP[kind]}.visitor.subject`, { reference }), context, {
    title: text(`mail.${GROUP[kind]}.visitor.title`),
    eyebrow: text(`enquiry.kind.${received.enquiry.kind}`),
    preheader: text(`mail.${GROUP[kind]}.visitor.text`),
    siteUrl: context.siteUrl,
    blocks: [
      greeting(received),
      paragraph(text(`mail.${GROUP[kind]}.visitor.text`)),
      referenceBlock(reference),
      ...whatNow,
      ...aboutBlocks(context),
      ...locationBlocks(context, departmentFor(received)),
    ],
    footer: privacyFooter(received, context),
  })
}

/** Tells the dealership what the visitor changed, beside what it was before. */
export const renderDealershipChange = (
  received: ReceivedEnquiry,
  { kind, at, wishes, before }: AppointmentChange,
  context: MailContext,
): Mail => {
  const { reference, enquiry } = received
  const visitor = visitorOf(received)
  const what = text(`mail.${GROUP[kind]}.dealership.text`, { name: visitor.name, ...momentValues(at) })
  const isOff = kind === 'cancel' || isCancelled(received)
  const subject = text(`mail.${GROUP[kind]}.dealership.subject`, {
    reference,
    department: departmentName(received),
    about: subjectAbout(received, context),
  })
  return dealershipMail(subject, visitor, {
    title: text(`mail.${GROUP[kind]}.dealership.title`),
    eyebrow: reference,
    preheader: what,
    siteUrl: context.siteUrl,
    blocks: [
      ...sinceBlocks(received, 'dealership'),
      { type: 'panel', tone: kind === 'cancel' ? 'warning' : 'notice', blocks: [paragraph(what)] },
      ...(kind === 'cancel'
        ? []
        : factsBlock(text(isOff ? 'mail.cancelled.before' : 'mail.dealership.wishes'), wishesFrom(context, wishes))),
      ...factsBlock(text(`mail.${GROUP[kind]}.before`), wishFacts(before)),
      ...factsBlock(text('mail.dealership.customer'), customerFacts(enquiry, 'dealership')),
      ...(isOff ? [] : [customerButtons(received)]),
      ...aboutBlocks(context),
    ],
    footer: [],
  })
}
