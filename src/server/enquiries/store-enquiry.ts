import { randomUUID } from 'node:crypto'
import type { EnquiryReceipt } from '../../contract/dealer/enquiry'
import type { Enquiry } from '../../domain/enquiry/types'
import type { Db } from '../database/open-database'
import { digestOf } from '../dealer/digest'
import { HttpError } from '../http/http-error'

/**
 * Stores an enquiry. The same one sent again with the same key is not stored again: its first receipt is given back.
 *
 * @param key the sender's idempotency key, or null
 * @throws HttpError 409 when the key came with another enquiry before
 */
export const storeEnquiry = async (
  db: Db,
  enquiry: Enquiry,
  key: string | null,
  now: Date,
): Promise<EnquiryReceipt> => {
  const digest = digestOf(enquiry)
  const row = {
    id: randomUUID(),
    received_at: now.toISOString(),
    idempotency_key: key,
    digest,
    kind: enquiry.kind,
    record: JSON.stringify(enquiry),
  }
  const stored = await db
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) return { id: row.id, receivedAt: row.received_at }

  const first = await db
    .selectFrom('enquiries')
    .select(['id', 'received_at', 'digest'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.digest !== digest)
    throw new HttpError(409, 'key_reused', 'This idempotency key came with another enquiry before.')
  return { id: first.id, receivedAt: first.received_at }
}
