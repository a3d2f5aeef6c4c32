import { sql } from 'kysely'
import { routeOf } from '../../../domain/enquiry/channels'
import type { Channel } from '../../../domain/enquiry/channels'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { Db } from '../../database/open-database'
import { writeDeliveries } from '../store/write-rows'
import { deliveryRows } from './delivery-rows'
import { isUndelivered } from './undelivered'

/** A confirmation that comes later than this confuses more than it helps. */
const CONFIRM_MS = 3 * 24 * 3_600_000
const BATCH = 500

interface Row {
  id: string
  kind: EnquiryKind
  location_id: string | null
  received_at: string
  is_confirmed: boolean
}

/**
 * Creates deliveries for accepted enquiries that no channel delivers: they arrived before a channel was configured for
 * them, or were restored from the log. A channel added beside others gets only new enquiries.
 *
 * @returns how many enquiries were given some
 */
export const addMissingDeliveries = async (db: Db, channels: readonly Channel[], now: Date): Promise<number> => {
  if (channels.length === 0) return 0
  const withoutVisitor = channels.filter(({ type }) => type !== 'visitor-mail')
  let [count, after] = [0, '']
  for (;;) {
    const { rows } = await sql<Row>`
      select e.id, e.kind, e.location_id, e.received_at,
        exists (select from enquiry_deliveries d where d.enquiry_id = e.id) as is_confirmed
      from enquiries e where ${isUndelivered(channels)} and e.id > ${after}
      order by e.id limit ${BATCH}
    `.execute(db)
    const found = rows.map(({ id, kind, location_id: locationId, received_at, is_confirmed: isConfirmed }) => {
      const isOld = now.getTime() - Date.parse(received_at) > CONFIRM_MS
      return deliveryRows(isOld || isConfirmed ? withoutVisitor : channels, id, routeOf(kind, locationId, 'accepted'))
    })
    await writeDeliveries(db, found.flat())
    count += found.filter(({ length }) => length > 0).length
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return count
    after = last.id
  }
}
