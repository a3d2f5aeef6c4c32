import type { Db } from '../database/open-database'
import { createGroupCommit } from '../journal/group-commit'
import type { Logger } from '../http/logger'
import type { LogRecord } from './record'
import type { RecordLog } from './record-log'
import { readParts, readRows, rowKey } from './rows'
import type { LoggedRow } from './rows'
import type { DurableLog, LoggedTable, OpenDurableLog } from './types'

const DAY = 24 * 60 * 60_000

/**
 * How long a version of a row is kept, in ms: a database that is put back to a copy of up to three days ago is completed
 * from the log.
 */
export const KEPT_MS = 3 * DAY
/** How long it is kept that a row was erased, in ms: no older copy of the database must be used. */
export const ERASED_KEPT_MS = 400 * DAY
/** How long a note waits for a sync that others ask for, in ms. */
const NOTE_MS = 500

type Ids = ReadonlyMap<LoggedTable, ReadonlySet<string>>

const gather = (requests: readonly { table: LoggedTable; ids: readonly string[] }[]): Ids => {
  const gathered = new Map<LoggedTable, Set<string>>()
  for (const { table, ids } of requests) {
    const known = gathered.get(table) ?? new Set()
    gathered.set(table, known)
    for (const id of ids) known.add(id)
  }
  return gathered
}

/** Keeps versions of rows of the database in a log of records. */
export const createRowLog = (db: Db, records: RecordLog, logger: Logger): OpenDurableLog => {
  let noted: Parameters<typeof gather>[0][number][] = []
  let timer: NodeJS.Timeout | null = null

  const recordOf = ({ table, id, text }: LoggedRow): LogRecord => ({
    key: rowKey(table, id),
    until: Date.now() + KEPT_MS,
    erases: false,
    text,
  })
  const readAll = async (ids: Ids): Promise<LoggedRow[]> => {
    const rows: LoggedRow[] = []
    for (const [table, wanted] of ids) rows.push(...(await readRows(db, table, [...wanted])))
    return rows
  }
  const isNew = ({ table, id }: Pick<LoggedRow, 'table' | 'id'>): boolean => !records.has(rowKey(table, id))

  const commit = createGroupCommit<{ table: LoggedTable; ids: readonly string[] }, true>(async (requests) => {
    const news = requests.map(({ table, ids }) => ({ table, ids: ids.filter((id) => isNew({ table, id })) }))
    const notes = noted
    noted = []
    try {
      const rows = await readAll(gather([...news, ...notes]))
      const enquiries = [...(gather(news).get('enquiries') ?? [])]
      rows.push(...(await readParts(db, 'enquiry_deliveries', enquiries)).filter(isNew))
      await records.append(rows.map(recordOf))
    } catch (error) {
      noted = [...notes, ...noted]
      throw error
    }
    return requests.map(() => true)
  }, 0)

  const flushNotes = async (): Promise<void> => {
    timer = null
    if (noted.length > 0) await commit({ table: 'events', ids: [] })
  }
  const append: DurableLog['append'] = async (table, ids) => {
    if (ids.some((id) => isNew({ table, id }))) await commit({ table, ids })
  }
  return {
    append,
    note: (table, ids) => {
      noted.push({ table, ids })
      timer ??= setTimeout(
        () =>
          void flushNotes().catch((error: unknown) =>
            logger.error(`Durable log: notes wait for the next sync (${String(error)})`),
          ),
        NOTE_MS,
      )
    },
    erase: async (table, ids) => {
      const rows = await readRows(db, table, ids)
      const parts = table === 'enquiries' ? await readParts(db, 'enquiry_changes', ids) : []
      const texts = new Map(rows.map(({ id, text }) => [id, text]))
      const lasts = [...ids.map((id) => ({ table, id, text: texts.get(id) ?? null })), ...parts]
      const until = Date.now() + ERASED_KEPT_MS
      await records.erase(lasts.map((row) => ({ key: rowKey(row.table, row.id), until, erases: true, text: row.text })))
    },
    close: async () => {
      if (timer !== null) clearTimeout(timer)
      await flushNotes()
      await records.close()
    },
  }
}
