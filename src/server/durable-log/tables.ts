import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { LoggedTable } from './types'

interface TableRules {
  /** Expressions for columns of the row `n` of the log that are not taken as they are when the row is put back or brought up to date. */
  insertAs: Readonly<Record<string, RawBuilder<unknown>>>
  /** Those that are also changed where another row has a unique value of this one by now. */
  insertBeside: Readonly<Record<string, RawBuilder<unknown>>>
  /** The row that a row belongs to must be there. */
  isWanted: RawBuilder<boolean>
  /** Whether the version `n` of the log replaces the row `o` of the database. */
  replaces: RawBuilder<boolean>
}

const always = sql<boolean>`true`
const never = sql<boolean>`false`
const hasEnquiry = sql<boolean>`exists (select from enquiries e where e.id = n.enquiry_id)`

/** In the order in which rows are put back: later tables refer to earlier ones. */
export const LOGGED_TABLES: Readonly<Record<LoggedTable, TableRules>> = {
  events: {
    // The build that had it is not known to have ended.
    insertAs: {
      status: sql`case when n.status = 'building' then 'pending' else n.status end`,
      build_id: sql`case when n.status = 'building' then null else n.build_id end`,
    },
    // The journal frees a key in the same way when a build takes the event.
    insertBeside: { idempotency_key: sql`split_part(n.idempotency_key, '#', 1) || '#' || n.id` },
    isWanted: always,
    replaces: never,
  },
  enquiries: {
    insertAs: {},
    insertBeside: { idempotency_key: sql`null` },
    isWanted: always,
    replaces: sql<boolean>`(o.erased_at is null and n.erased_at is not null)
      or (o.state = 'held' and n.state in ('pending', 'accepted'))
      or (o.state = 'pending' and n.state = 'accepted')
      or (o.state in ('pending', 'accepted', 'held') and n.state in ('refused', 'cancelled'))`,
  },
  enquiry_changes: {
    insertAs: {},
    insertBeside: {},
    isWanted: hasEnquiry,
    replaces: sql<boolean>`coalesce(o.record::text, o.sealed) is not null and coalesce(n.record::text, n.sealed) is null`,
  },
  enquiry_deliveries: {
    // The job that had it is not known to be there.
    insertAs: { state: sql`case when n.state = 'queued' then 'waiting' else n.state end` },
    insertBeside: {},
    isWanted: hasEnquiry,
    // Somebody who has a delivery sent again renews its `created_at`. Without that, a message that was sent, or that some of
    // its addresses have, must not be sent to them again, and one that was put aside stays so.
    replaces: sql<boolean>`n.created_at > o.created_at or (n.created_at = o.created_at and (
      (o.state in ('waiting', 'queued', 'dead') and n.state in ('sent', 'withdrawn'))
      or (o.state in ('waiting', 'queued') and jsonb_array_length(n.taken) > coalesce(jsonb_array_length(o.taken), 0))
    ))`,
  },
  channel_pauses: {
    insertAs: {},
    insertBeside: {},
    isWanted: always,
    replaces: sql<boolean>`o.resumed_at is null and n.resumed_at is not null`,
  },
}

export const LOGGED_TABLE_NAMES = Object.keys(LOGGED_TABLES) as LoggedTable[]
