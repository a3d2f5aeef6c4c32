import { sql } from 'kysely'
import type { CollectionName } from '../../contract/dealer/collections'
import type { Db } from '../database/open-database'
import { withAbsoluteUrlsInJson } from './absolute-pictures'
import { encodeCursor } from './cursor'
import type { Position } from './cursor'

/** Records read at once: few enough that whoever else asks the embedded database waits for milliseconds only. */
const PIECE = 100

interface ChangeText {
  id: number
  seq: number
  deleted: boolean
  vehicle: string
}

/**
 * The database writes the JSON, which spares reading it into objects. The inner query picks the rows first: in one query it
 * would write the JSON of all that follow and then sort them.
 */
const readChangeTexts = async (db: Db, after: number, until: number, count: number): Promise<ChangeText[]> => {
  const { rows } = await sql<ChangeText>`
    select id, seq, deleted, case when deleted then '' else (structural || volatile)::text end as vehicle
    from (
      select id, seq, deleted, structural, volatile
      from vehicles where seq > ${after} and seq <= ${until} order by seq limit ${count}
    ) as page order by seq
  `.execute(db)
  return rows
}

const changeText = ({ id, seq, deleted, vehicle }: ChangeText, assetBaseUrl: string): string =>
  deleted
    ? `{"op":"delete","seq":${seq},"id":${id}}`
    : `{"op":"upsert","seq":${seq},"vehicle":${withAbsoluteUrlsInJson(vehicle, assetBaseUrl)}}`

export interface PageRequest {
  /** Place in the log that the page begins behind. */
  at: Position
  /** Where the log ended when the page was asked for; what is changed while it is made belongs to a later page. */
  head: Position
  limit: number
  assetBaseUrl: string
}

/** The JSON of one page of changes, in pieces; see `changesPageSchema`. */
export async function* changesJson(db: Db, { at, head, limit, assetBaseUrl }: PageRequest): AsyncGenerator<string> {
  let { seq } = at
  let left = limit
  let more = false
  yield '{"items":['
  while (left > 0) {
    const wanted = Math.min(PIECE, left)
    const rows = await readChangeTexts(db, seq, head.seq, wanted + 1)
    const page = rows.slice(0, wanted)
    const separator = left === limit || page.length === 0 ? '' : ','
    yield separator + page.map((row) => changeText(row, assetBaseUrl)).join(',')
    seq = page.at(-1)?.seq ?? seq
    more = rows.length > wanted
    left = more ? left - wanted : 0
  }
  yield `],"cursor":"${encodeCursor({ epoch: at.epoch, seq })}","more":${more}}`
}

/** The JSON of one of the lists, in pieces; see `collectionEnvelopeSchema`. */
export async function* collectionJson(db: Db, kind: CollectionName, assetBaseUrl: string): AsyncGenerator<string> {
  yield '{"items":['
  for (let offset = 0; ; offset += PIECE) {
    const { rows } = await sql<{ record: string }>`
      select record::text as record from records where kind = ${kind} order by position offset ${offset} limit ${PIECE}
    `.execute(db)
    const items = rows.map(({ record }) => withAbsoluteUrlsInJson(record, assetBaseUrl)).join(',')
    if (rows.length > 0) yield offset === 0 ? items : `,${items}`
    if (rows.length < PIECE) break
  }
  yield ']}'
}
