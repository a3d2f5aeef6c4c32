import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import { BEGIN_ANEW } from '../delivery/begin-anew'

/** Mails to one address about one subscription: anybody can type the address of somebody else. */
const MAX_MAILS = 3

/**
 * Lets the mail that asks a visitor to confirm a subscription be sent anew, because the one before may be lost. Not within
 * a minute of that one.
 *
 * @param enquiryIds subscriptions that wait for their visitor, and came again
 * @returns numbers of the deliveries
 */
export const askAgain = async (db: Db, enquiryIds: readonly string[]): Promise<string[]> => {
  if (enquiryIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    update enquiry_deliveries set ${BEGIN_ANEW}
    where enquiry_id = any(${enquiryIds}::text[]) and state in ('sent', 'dead')
      and settled_at < now() - interval '1 minute'
      and ${MAX_MAILS} > (
        select count(*) from enquiry_attempts a where a.delivery_id = enquiry_deliveries.id and outcome <> 'failed'
      )
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}
