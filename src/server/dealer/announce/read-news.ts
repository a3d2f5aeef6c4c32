import { sql } from 'kysely'
import type { DealerWebhook } from '../../../contract/webhooks/dealer'
import { MAX_IDS } from '../../../contract/webhooks/dealer'
import type { Db } from '../../database/open-database'
import { encodeCursor } from '../cursor'

/** Where the data stood when something was last told. */
export interface Told {
  seq: number
  /** Counter of the lists. */
  lists: number
  /** Digest of each list. */
  digests: ReadonlyMap<string, string>
}

const readDigests = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('records')
    .select(['kind', sql<string>`md5(string_agg(record::text, '' order by position, id))`.as('digest')])
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, digest }) => [kind, digest]))
}

const changedLists = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((kind) => before.get(kind) !== after.get(kind)).sort()

export const readTold = async (db: Db): Promise<Told> => {
  const { value, lists } = await db.selectFrom('change_counter').select(['value', 'lists']).executeTakeFirstOrThrow()
  return { seq: value, lists, digests: await readDigests(db) }
}

interface Changed {
  id: number
  structural_seq: number
  created_seq: number
  deleted: boolean
}

type Kind = 'added' | 'changed' | 'repriced' | 'removed'

/** Null when it came and went without anybody having been told. */
const kindOf = ({ structural_seq, created_seq, deleted }: Changed, since: number): Kind | null => {
  if (deleted) return created_seq > since ? null : 'removed'
  if (created_seq > since) return 'added'
  return structural_seq > since ? 'changed' : 'repriced'
}

/**
 * What there is to tell since a place in the log, with as many ids of each kind as a webhook takes.
 *
 * @returns the message, null when there is nothing to tell, and where the data stand with it
 */
export const readNews = async (
  db: Db,
  since: Told,
  now: Date,
): Promise<{ message: DealerWebhook | null; told: Told }> => {
  const { epoch, value, lists } = await db
    .selectFrom('change_counter')
    .select(['epoch', 'value', 'lists'])
    .executeTakeFirstOrThrow()
  const digests = lists === since.lists ? since.digests : await readDigests(db)
  const told = { seq: value, lists, digests }
  const changed = changedLists(since.digests, digests)
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'structural_seq', 'created_seq', 'deleted'])
    .where('seq', '>', since.seq)
    .where('seq', '<=', value)
    .orderBy('seq')
    .execute()
  const ids: Record<Kind, number[]> = { added: [], changed: [], repriced: [], removed: [] }
  for (const row of rows) {
    const kind = kindOf(row, since.seq)
    if (kind !== null && ids[kind].length < MAX_IDS) ids[kind].push(row.id)
  }
  const isStructural = changed.length + ids.added.length + ids.changed.length + ids.removed.length > 0
  if (!isStructural && ids.repriced.length === 0) return { message: null, told }
  return {
    told,
    message: {
      type: isStructural ? 'stock.changed' : 'vehicle.repriced',
      timestamp: now.toISOString(),
      data: { cursor: encodeCursor({ epoch, seq: value }), ...ids, ...(changed.length > 0 && { lists: changed }) },
    },
  }
}
