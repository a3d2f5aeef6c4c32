import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../database/open-database'
import type { EventStatus } from '../database/schema'
import { storableJson } from './storable-json'
import type { Acceptance, NewEvent } from './types'

interface Written {
  id: string
  idempotency_key: string
  status: EventStatus
}

/**
 * Writes events in one statement, those with a known key not again. Of several with one key the first counts.
 *
 * The update of a known row writes nothing new. It is there so that the statement waits for a build that takes that
 * very row: either the row is still pending when the duplicate is dropped, or its key is free and the event is written.
 * Rows are locked in the order of their keys, here and in `takeEvents`, so that no two statements wait for each other.
 *
 * @returns for each event, in order, what became of it
 */
export const insertEvents = async (db: Db, events: readonly NewEvent[]): Promise<Acceptance[]> => {
  const ids = new Map<string, string>()
  for (const { key } of events) if (!ids.has(key)) ids.set(key, randomUUID())
  const firsts = [...ids].map(([key, id]) => ({ id, key, event: events.find((event) => event.key === key) }))
  const rows = firsts.map(({ id, key, event }) => ({
    id,
    idempotency_key: key,
    source: event?.source,
    kind: event?.kind,
    subject: event?.subject,
    payload: event?.payload ?? null,
    reason: event?.ignored ?? null,
    content_mark: event?.contentMark ?? null,
    request_id: event?.requestId ?? null,
  }))
  const { rows: written } = await sql<Written>`
    insert into events (id, idempotency_key, source, kind, subject, payload, reason, content_mark, request_id, status, settled_at)
    select id, idempotency_key, source, kind, subject, payload, reason, content_mark, request_id,
      case when reason is null then 'pending' else 'ignored' end, case when reason is null then null else now() end
    from jsonb_to_recordset(${storableJson(rows)}::jsonb)
      as r(id text, idempotency_key text, source text, kind text, subject text, payload jsonb, reason text, content_mark text, request_id text)
    order by idempotency_key
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning id, idempotency_key, status
  `.execute(db)
  const byKey = new Map(written.map((row) => [row.idempotency_key, row]))
  const seen = new Set<string>()
  return events.map(({ key }) => {
    const row = byKey.get(key)
    if (!row) throw new Error(`journal: event ${key} was not written`)
    const duplicate = seen.has(key) || row.id !== ids.get(key)
    seen.add(key)
    return { id: row.id, status: row.status, duplicate }
  })
}
