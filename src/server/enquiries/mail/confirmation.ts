import { attachmentsBlocks, goneNotice, itemFacts } from './content/about'
import { shorten } from './content/clean-text'
import { answerFacts, customerFacts, typedText } from './content/facts'
import { momentValues } from './content/format-value'
import { locationBlocks } from './content/location'
import { privacyFooter } from './content/privacy'
import { answerWhen, departmentFor, nextSteps } from './content/promise'
import { sinceBlocks } from './content/since'
import { requestedWishes } from './content/wishes'
import { factsBlock, paragraph, softParagraph } from './document'
import type { Block, Fact } from './document'
import { visitorMail } from './finish-mail'
import { text } from './text'
import type { Mail, MailContext, ReceivedEnquiry } from './types'

/** Names longer than this are cut in the greeting. */
const GREETING_LENGTH = 60

export const greeting = ({ enquiry }: ReceivedEnquiry): Block =>
  paragraph(
    text('mail.greeting', { name: shorten(typedText(String(enquiry.values.name ?? ''), 'visitor'), GREETING_LENGTH) }),
  )

export const referenceBlock = (reference: string): Block => ({
  type: 'reference',
  label: text('mail.reference'),
  value: reference,
  hint: text('mail.referenceHint'),
})

/** Wishes with the link to change them; without wishes, or with a vehicle that was sold, the link to cancel. */
export const visitorWishes = (facts: readonly Fact[], isGone: boolean, manageUrl: string): Block[] => {
  const canChange = facts.length > 0 && !isGone
  const label = text(canChange ? 'mail.wishes.change' : 'mail.change.cancel')
  const link: Block[] = [
    { type: 'buttons', buttons: [{ label, href: manageUrl, isPrimary: canChange }] },
    softParagraph(text('mail.wishes.changeHint')),
  ]
  if (facts.length === 0) return [paragraph(text('mail.change.none')), ...link]
  return [
    ...factsBlock(text('mail.wishes.title'), facts),
    paragraph(text(isGone ? 'mail.wishes.gone' : 'mail.wishes.note')),
    ...link,
  ]
}

const messageBlocks = ({ enquiry }: ReceivedEnquiry): Block[] =>
  typeof enquiry.values.message === 'string'
    ? [
        { type: 'heading', text: text('enquiry.field.message') },
        { type: 'quote', text: typedText(enquiry.values.message, 'visitor', true) },
      ]
    : []

/**
 * The confirmation that a visitor gets.
 *
 * @param manageUrl signed address to change or cancel, see `link/manage-link.ts`
 */
export const renderConfirmation = (received: ReceivedEnquiry, context: MailContext, manageUrl: string): Mail => {
  const { reference, receivedAt, enquiry } = received
  const { item, siteUrl } = context
  const kind = text(`enquiry.kind.${enquiry.kind}`)
  const facts = requestedWishes(enquiry, context)
  // What was changed since replaces what this mail confirms.
  const wishes = [...sinceBlocks(received, 'visitor'), ...visitorWishes(facts, item?.isGone === true, manageUrl)]
  const hasWishes = facts.length > 0
  return visitorMail(text('mail.confirmation.subject', { reference }), context, {
    title: text('mail.confirmation.title'),
    eyebrow: kind,
    preheader: text('mail.confirmation.preheader', { reference, when: answerWhen(received, context, 'visitor') }),
    siteUrl,
    blocks: [
      greeting(received),
      paragraph(text('mail.confirmation.intro', { kind, ...momentValues(receivedAt) })),
      referenceBlock(reference),
      nextSteps(received, context),
      ...goneNotice(enquiry, item, 'visitor'),
      ...(hasWishes ? wishes : []),
      ...(item === null ? [] : factsBlock(text('mail.about.title'), itemFacts(item, siteUrl))),
      ...factsBlock(text('mail.sent.title'), [
        ...customerFacts(enquiry, 'visitor'),
        ...answerFacts(enquiry, 'visitor'),
      ]),
      ...messageBlocks(received),
      ...attachmentsBlocks(enquiry, context, 'visitor'),
      ...locationBlocks(context, departmentFor(received)),
      ...(hasWishes ? [] : wishes),
    ],
    footer: privacyFooter(received, context),
  })
}
