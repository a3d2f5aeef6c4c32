import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema'

/**
 * Gives jobs the age of their deliveries: those made in one transaction would otherwise have one age and no order. By
 * `created_on` the oldest comes first, by `priority` (the same in seconds) the newest. A change of an enquiry that is not
 * delivered yet counts as just after that enquiry, so that it does not overtake it.
 *
 * @param ids of deliveries
 */
export const orderJobs = async (trx: Transaction<Schema>, ids: readonly string[]): Promise<void> => {
  await sql`
    update pgboss.job j set priority = extract(epoch from q.since)::integer,
      created_on = q.since + case when q.subject = 'enquiry' then interval '0'
        else interval '1 millisecond' * (1 + extract(epoch from q.created_at - q.since)) end
    from (
      select d.id, d.channel, d.subject, d.created_at, (
        select min(o.created_at) from enquiry_deliveries o
        where o.enquiry_id = d.enquiry_id and o.channel = d.channel and (o.id = d.id or o.state in ('waiting', 'queued'))
      ) as since
      from enquiry_deliveries d where d.id = any(${[...ids]}::text[])
    ) q
    where j.name = 'enquiry.' || q.channel and j.id = q.id::uuid
  `.execute(trx)
}
