import { postEnquiry } from '../send/post-enquiry'
import type { PostResult } from '../send/post-enquiry'
import { eraseDraft } from '../draft/draft-record'
import { inTurn, unlessBusy } from './exclusive'
import { openOutbox } from './open-outbox'
import { flagOutbox } from './outbox-flag'
import type { OutboxEntry } from './outbox-store'

/** Results after which an enquiry waits for another attempt. */
const WAITING: readonly PostResult['state'][] = ['unreachable', 'limited']

/**
 * Puts an enquiry into the outbox before it is sent: a page that is closed or reloaded meanwhile loses nothing.
 *
 * @returns whether it is found again after the page
 */
export const keepEntry = async (entry: OutboxEntry): Promise<boolean> => {
  const lasts = await (await openOutbox()).put(entry)
  return flagOutbox(true) && lasts
}

/** Takes an enquiry out of the outbox. */
export const dropEntry = async (key: string): Promise<void> => {
  const outbox = await openOutbox()
  await outbox.remove(key)
  if ((await outbox.all()).length === 0) flagOutbox(false)
}

const deliver = async (entry: OutboxEntry): Promise<PostResult> => {
  const result = await postEnquiry(entry.content, entry.key)
  if (!WAITING.includes(result.state)) await dropEntry(entry.key)
  if (result.state === 'sent') eraseDraft(entry.draft)
  return result
}

/** Sends an enquiry of the outbox, and takes it out unless it has to wait. */
export const deliverEntry = (entry: OutboxEntry): Promise<PostResult> => inTurn(entry.key, () => deliver(entry))

/** The same, unless another tab is sending it: null then. */
export const deliverIfFree = (entry: OutboxEntry): Promise<PostResult | null> =>
  unlessBusy(entry.key, () => deliver(entry))
