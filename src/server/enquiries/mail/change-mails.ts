import { wishesFrom, wishFacts } from './content/wishes'
import { goneNotice, goneText, itemFacts } from './content/about'
import { circumstances } from './content/circumstances'
import { answerFacts, customerFacts } from './content/facts'
import { momentValues } from './content/format-value'
import { locationBlocks } from './content/location'
import { privacyFooter } from './content/privacy'
import { departmentFor, departmentName } from './content/promise'
import { isCancelled, sinceBlocks, sinceText } from './content/since'
import { greeting, referenceBlock, visitorWishes } from './confirmation'
import { customerButtons, dealershipWishes, subjectAbout, visitorOf } from './dealership-mail'
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
  const { reference, enquiry } = received
  const { item } = context
  const whatNow: Block[] =
    kind === 'cancel'
      ? [paragraph(text('mail.cancelled.visitor.again'))]
      : [
          ...goneNotice(enquiry, item, 'visitor'),
          ...sinceBlocks(received, 'visitor'),
          ...visitorWishes(wishesFrom(context, wishes), item?.isGone === true, manageUrl),
        ]
  return visitorMail(text(`mail.${GROUP[kind]}.visitor.subject`, { reference }), context, {
    title: text(`mail.${GROUP[kind]}.visitor.title`),
    eyebrow: text(`enquiry.kind.${enquiry.kind}`),
    preheader:
      (kind === 'cancel' ? null : goneText(enquiry, item, 'visitor')) ?? text(`mail.${GROUP[kind]}.visitor.text`),
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

/** What the panel says the visitor did; below the cancellation of the enquiry it is history, in small print. */
const changeBlock = (what: string, isCancel: boolean, isHistory: boolean): Block =>
  isHistory ? softParagraph(what) : { type: 'panel', tone: isCancel ? 'warning' : 'notice', blocks: [paragraph(what)] }

/**
 * Tells the dealership what the visitor changed, beside what it was before. A change that leaves after the enquiry was
 * cancelled says so first.
 */
export const renderDealershipChange = (
  received: ReceivedEnquiry,
  { kind, at, wishes, before }: AppointmentChange,
  context: MailContext,
): Mail => {
  const { reference, enquiry } = received
  const visitor = visitorOf(received)
  const what = text(`mail.${GROUP[kind]}.dealership.text`, { name: visitor.name, ...momentValues(at) })
  const isCancel = kind === 'cancel'
  const isCancelledSince = !isCancel && isCancelled(received)
  const isOff = isCancel || isCancelledSince
  const subject = text(isCancelledSince ? 'mail.since.cancelledSubject' : `mail.${GROUP[kind]}.dealership.subject`, {
    reference,
    department: departmentName(received),
    kind: text(`enquiry.kind.${enquiry.kind}`),
    about: subjectAbout(received, context),
  })
  return dealershipMail(subject, visitor, {
    title: text(isOff ? 'mail.cancelled.dealership.title' : `mail.${GROUP[kind]}.dealership.title`),
    eyebrow: reference,
    preheader: (isCancelledSince ? sinceText(received, 'dealership') : null) ?? what,
    siteUrl: context.siteUrl,
    blocks: [
      ...sinceBlocks(received, 'dealership'),
      changeBlock(what, isCancel, isCancelledSince),
      ...(isOff ? [] : goneNotice(enquiry, context.item, 'dealership')),
      ...(isCancel ? [] : dealershipWishes(received, context, wishesFrom(context, wishes))),
      ...factsBlock(text(`mail.${GROUP[kind]}.before`), wishFacts(before)),
      ...factsBlock(text('mail.dealership.customer'), customerFacts(enquiry, 'dealership')),
      ...(isOff ? [] : [customerButtons(received)]),
      ...aboutBlocks(context),
      ...factsBlock(text('mail.dealership.answers'), answerFacts(enquiry, 'dealership')),
      ...factsBlock(text('mail.dealership.facts'), circumstances(received, context)),
    ],
    footer: [],
  })
}
