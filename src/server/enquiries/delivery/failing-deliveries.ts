import { sql } from 'kysely'

/**
 * Deliveries that have failed so far and are attempted again, as a subquery: `channel`, `enquiry_id`, `last_error`, `since`
 * (their first failure) and `is_down`: nothing has been sent by the channel since. Those of paused channels are left out.
 */
export const FAILING_DELIVERIES = sql`(
  with failing as materialized (
    select d.channel, d.enquiry_id, d.last_error,
      (select min(a.attempted_at) from enquiry_attempts a where a.delivery_id = d.id and a.attempted_at >= d.created_at) as since
    from enquiry_deliveries d
    where d.state = 'queued' and d.last_error is not null
      and not exists (select from paused_channels p where p.channel = d.channel)
  ), channels as (
    select c.channel, (
      select max(d.settled_at) from enquiry_deliveries d where d.channel = c.channel and d.state = 'sent'
    ) as sent_at
    from (select distinct channel from failing) c
  )
  select f.*, f.since > coalesce(c.sent_at, '-infinity') as is_down from failing f join channels c using (channel)
)`
