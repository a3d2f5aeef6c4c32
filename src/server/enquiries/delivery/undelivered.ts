import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Channel } from '../../../domain/enquiry/channels'

/**
 * SQL condition for accepted enquiries `e` that reach no member of staff: no channel delivers them, or only the one that
 * confirms them to the visitor.
 */
export const isUndelivered = (channels: readonly Pick<Channel, 'name' | 'type'>[]): RawBuilder<boolean> => {
  const toVisitors = channels.filter(({ type }) => type === 'visitor-mail').map(({ name }) => name)
  return sql<boolean>`(
    e.state = 'accepted' and e.reference is not null and e.erased_at is null and not exists (
      select from enquiry_deliveries d where d.enquiry_id = e.id and d.channel <> all(${toVisitors}::text[])
    )
  )`
}
