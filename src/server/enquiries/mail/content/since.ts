import { WISH_FIELDS } from '../../../../domain/enquiry/wishes'
import type { AppointmentWishes } from '../../../../domain/enquiry/wishes'
import type { StoredEnquiry } from '../../../../domain/enquiry/types'
import { paragraph } from '../document'
import type { Block } from '../document'
import { text } from '../text'
import type { AppointmentChange, ReceivedEnquiry } from '../types'
import type { Reader } from './facts'
import { momentValues } from './format-value'

export const isCancelled = ({ since }: Pick<ReceivedEnquiry, 'since'>): boolean => since?.kind === 'cancel'

const sentence = ({ kind, at }: AppointmentChange, reader: Reader): string => {
  if (kind === 'cancel') return text('mail.since.cancelled', momentValues(at))
  return text(`mail.since.changed.${reader}`, momentValues(at))
}

/** What the visitor did since then, in one sentence; null: nothing. */
export const sinceText = ({ since = null }: Pick<ReceivedEnquiry, 'since'>, reader: Reader): string | null =>
  since === null ? null : sentence(since, reader)

/** The same as a panel, for the top of a message. */
export const sinceBlocks = (received: Pick<ReceivedEnquiry, 'since'>, reader: Reader): Block[] => {
  const said = sinceText(received, reader)
  if (said === null) return []
  return [{ type: 'panel', tone: isCancelled(received) ? 'warning' : 'notice', blocks: [paragraph(said)] }]
}

const withWishes = (enquiry: StoredEnquiry, wishes: AppointmentWishes): StoredEnquiry => {
  const others = Object.entries(enquiry.values).filter(([name]) => !WISH_FIELDS.some((field) => field === name))
  // Those that were over when the enquiry arrived are not wished for any more.
  return { ...enquiry, values: { ...Object.fromEntries(others), ...wishes }, passedWishes: [] }
}

/** A message in which the last wishes of the visitor take the place of the earlier ones. */
export const withLastWishes = <Message extends { enquiry: StoredEnquiry; change: AppointmentChange | null }>(
  message: Message & Pick<ReceivedEnquiry, 'since'>,
): Message => {
  const { enquiry, change, since = null } = message
  if (since === null) return message
  const wishes = since.kind === 'cancel' ? since.before : since.wishes
  return { ...message, enquiry: withWishes(enquiry, wishes), change: change && { ...change, wishes } }
}
