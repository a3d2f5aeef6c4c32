import { eraseDraft } from '../draft/draft-record'
import type { PostResult } from '../send/post-enquiry'
import { createEnquiryKeys } from '../send/enquiry-keys'
import { announceOutboxNews } from './announce-outbox'
import { deliverIfFree, keepEntry } from './deliver'
import { unlessBusy } from './exclusive'
import { expireEntry, isExpired } from './expire-entry'
import { openOutbox } from './open-outbox'
import type { Outbox } from './open-outbox'
import { flagOutbox } from './outbox-flag'
import type { OutboxEntry, SentNotice } from './outbox-store'
import { forgetUntold } from './untold'

/** Milliseconds until the next attempts while a page is open; the last one goes on. */
const PAUSES = [5_000, 15_000, 60_000, 300_000] as const

let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

const tryAgainIn = (milliseconds: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void sendOutbox(), milliseconds)
}

/** A key that belongs to another enquiry: this one gets its own. */
const renewKey = async (entry: OutboxEntry): Promise<void> => {
  const keys = createEnquiryKeys()
  keys.forget(entry.content)
  await keepEntry({ ...entry, key: keys.keyFor(`${entry.content} ${entry.key}`) })
}

const deliver = async (entry: OutboxEntry): Promise<PostResult | null> => {
  if (isExpired(entry)) {
    await expireEntry(entry)
    announceOutboxNews({ ...entry, result: { state: 'expired' } })
    return null
  }
  const result = await deliverIfFree(entry)
  if (result?.state === 'conflict') await renewKey(entry)
  else if (result && result.state !== 'unreachable') announceOutboxNews({ ...entry, result })
  return result
}

const announceSent = ({ key, draft, ...receipt }: SentNotice): void =>
  announceOutboxNews({ key, draft, page: null, savedAt: null, result: { state: 'sent', receipt, isRepeated: false } })

/** Announces an enquiry that was sent while its page was being left. */
export const announceUntold = (notice: SentNotice): void => {
  forgetUntold()
  announceSent(notice)
}

const announceNotices = async (outbox: Outbox): Promise<void> => {
  for (const notice of await outbox.takeNotices()) {
    eraseDraft(notice.draft)
    announceSent(notice)
  }
}

const sendAll = async (): Promise<void> => {
  const outbox = await openOutbox()
  let pause = 0
  for (const entry of await outbox.all()) {
    const result = await deliver(entry)
    if (result?.state === 'limited') pause = Math.max(pause, result.retryAfterSeconds * 1_000)
    // What one enquiry met, the others would meet too.
    if (result?.state === 'limited' || result?.state === 'unreachable') break
  }
  const isLeft = (await outbox.all()).length > 0
  // Read last: the service worker may have sent an enquiry meanwhile, and no page looks again once nothing is left.
  await announceNotices(outbox)
  flagOutbox(isLeft)
  failures = isLeft ? failures + 1 : 0
  if (isLeft) tryAgainIn(pause || (PAUSES[Math.min(failures, PAUSES.length) - 1] ?? PAUSES[0]))
}

/**
 * Sends what an earlier page could not, and goes on trying while a page is open. One tab does it at a time; it says what
 * became of each enquiry.
 */
export const sendOutbox = async (): Promise<void> => {
  clearTimeout(timer)
  await unlessBusy('outbox', sendAll)
}
