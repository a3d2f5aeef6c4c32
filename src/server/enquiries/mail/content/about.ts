import { ATTACHMENT_LIMITS } from '../../../../domain/enquiry/types'
import type { Enquiry, EnquiryAttachment } from '../../../../domain/enquiry/types'
import { paragraph } from '../document'
import type { Block, Fact, Inline } from '../document'
import { pageAddress } from '../safe-address'
import { text } from '../text'
import type { MailContext, MailItem } from '../types'
import { typedText } from './facts'
import type { Reader } from './facts'

const linkOr = (label: string, siteUrl: string, path: string | null): Inline => {
  const href = path === null ? null : pageAddress(siteUrl, path)
  return href === null ? label : { href, label }
}

const PRICE_LABELS = { price: 'mail.about.price', monthly: 'mail.about.monthly', from: 'mail.about.fromPrice' } as const

/** The vehicle, model or lease offer: name, number, link and the price as the site shows it. */
export const itemFacts = (item: MailItem, siteUrl: string): Fact[] => [
  [text(`mail.about.${item.type}`), [linkOr(typedText(item.title, 'dealership'), siteUrl, item.path)]],
  ...(item.summary === '' ? [] : [[text('mail.about.summary'), [item.summary]] as const]),
  ...(item.stockNumber === null ? [] : [[text('mail.about.number'), [item.stockNumber]] as const]),
  ...(item.price === null ? [] : [[text(PRICE_LABELS[item.price.type]), [{ strong: item.price.text }]] as const]),
]

const GONE = {
  visitor: ['mail.about.gone', 'mail.about.goneStill'],
  dealership: ['mail.dealership.gone', 'mail.dealership.goneStill'],
} as const

/** Says that the vehicle was sold meanwhile; null while it is offered. */
export const goneText = (
  { values }: Pick<Enquiry, 'values'>,
  item: Pick<MailItem, 'isGone'> | null,
  reader: Reader,
): string | null => {
  if (item?.isGone !== true) return null
  const [gone, stillInterested] = GONE[reader]
  return text(values.stillInterested === true ? stillInterested : gone)
}

/** The same as a panel; nothing while the vehicle is offered. */
export const goneNotice = (enquiry: Enquiry, item: MailItem | null, reader: Reader): Block[] => {
  const said = goneText(enquiry, item, reader)
  return said === null ? [] : [{ type: 'panel', tone: 'warning', blocks: [paragraph(said)] }]
}

const attachmentBlocks = (attachment: EnquiryAttachment, siteUrl: string, reader: Reader): Block[] => {
  const { kind, title, lines, path } = attachment
  const href = path === null ? null : pageAddress(siteUrl, path)
  const shownTitle = typedText(title, reader)
  const facts = lines
    .slice(0, ATTACHMENT_LIMITS.lines)
    .map(([label, value]) => [typedText(label, reader), typedText(value, reader)] as const)
    .filter(([label, value]) => label !== '' && value !== '')
    .map(([label, value]): Fact => [label, [value]])
  return [
    { type: 'heading', text: text(reader === 'visitor' ? `mail.attachment.${kind}` : `mail.attached.${kind}`) },
    ...(shownTitle === '' ? [] : [{ type: 'paragraph', content: [shownTitle] } as const]),
    ...(facts.length === 0 ? [] : [{ type: 'facts', facts } as const]),
    ...(href === null
      ? []
      : [{ type: 'paragraph', content: [{ href, label: text('mail.attachment.open') }] } as const]),
  ]
}

/** Calculations, comparisons and searches that travelled along. */
export const attachmentsBlocks = ({ attachments }: Enquiry, { siteUrl }: MailContext, reader: Reader): Block[] =>
  attachments.flatMap((attachment) => attachmentBlocks(attachment, siteUrl, reader))
