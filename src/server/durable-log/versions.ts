import type { RecordLog } from './record-log'
import { idInKey } from './rows'
import type { LoggedTable } from './types'

/** The last version of a row in the log. */
export interface Version {
  id: string
  /** All columns as JSON; null: the row is gone. */
  text: string | null
}

/** The last versions of all rows of a table, in the order in which the rows first came. */
export const readVersions = async (records: RecordLog, table: LoggedTable): Promise<Version[]> => {
  const versions = new Map<string, Version>()
  for await (const some of records.read((key) => idInKey(table, key) !== null))
    for (const { key, text } of some) {
      const id = idInKey(table, key)
      if (id !== null) versions.set(id, { id, text })
    }
  return [...versions.values()]
}

/** Rows that are written by one statement. */
export interface Batch {
  /** Those that the rows have and the table still has; a column that is newer than the rows gets its default. */
  columns: string[]
  ids: string[]
  /** The rows as a JSON array. */
  json: string
}

const BATCH_ROWS = 500

const namesIn = (text: string): string[] => {
  const row: unknown = JSON.parse(text)
  return typeof row === 'object' && row !== null ? Object.keys(row) : []
}

/** @param columns that the table has and that may be written */
export const batchesOf = (versions: readonly Version[], columns: ReadonlySet<string>): Batch[] => {
  const alike = new Map<string, { id: string; text: string }[]>()
  for (const { id, text } of versions) {
    if (text === null) continue
    const names = JSON.stringify(namesIn(text).filter((name) => columns.has(name)))
    const others = alike.get(names) ?? []
    if (others.push({ id, text }) === 1) alike.set(names, others)
  }
  return [...alike].flatMap(([names, rows]) =>
    Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_, index) => {
      const some = rows.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS)
      return {
        columns: JSON.parse(names) as string[],
        ids: some.map(({ id }) => id),
        json: `[${some.map(({ text }) => text).join()}]`,
      }
    }),
  )
}
