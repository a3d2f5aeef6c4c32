import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import { plainText } from '../../../domain/stock-search/text/plain-text'
import type { AdminContext } from '../../enquiries/admin/context'
import { openRecord } from '../../enquiries/admin/open-record'
import type { EnquiryTable } from '../../database/enquiry-tables'
import { SealError } from '../../sealing/create-sealer'
import type { StatusEnquiry } from './enquiry-schema'
import { selectEnquiries } from './select-enquiries'

export const PAGE_SIZE = 30
/** Rows that are opened at a time. */
const CHUNK = 1_000

export interface EnquiryPage {
  /** Latest first; nothing that a visitor wrote. */
  enquiries: StatusEnquiry[]
  /** Of all pages. */
  total: number
  /** From 1. */
  page: number
  pages: number
}

type Row = Pick<EnquiryTable, 'id' | 'received_at' | 'reference' | 'sealed'> & {
  record: unknown
  location: string | null
}

/** Text that a search looks into. What cannot be opened is found by reference and dealership. */
const searchText = (row: Row, sealer: AdminContext['sealer']): string => {
  const reference = row.reference ?? row.id
  const known = [reference, reference.replaceAll('-', ''), row.location ?? '']
  try {
    const { name, email, company } = openRecord(row, sealer)?.values ?? {}
    return plainText([...known, name, email, company].join(' '))
  } catch (error) {
    if (error instanceof SealError) return plainText(known.join(' '))
    throw error
  }
}

/** Numbers of the enquiries that have every word, latest first. All are opened: their columns may be encrypted. */
const findIds = async ({ db, sealer }: Pick<AdminContext, 'db' | 'sealer'>, words: readonly string[]) => {
  const found: string[] = []
  let last: Row | undefined
  for (;;) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select e.id, e.received_at, e.reference, e.sealed, e.record,
        (select r.record->>'name' from records r where r.kind = 'locations' and r.id = e.location_id) as location
      from enquiries e
      where ${last === undefined ? sql<boolean>`true` : sql<boolean>`(e.received_at, e.id) < (${last.received_at}, ${last.id})`}
      order by e.received_at desc, e.id desc limit ${CHUNK}
    `.execute(db)
    for (const row of rows) {
      const text = searchText(row, sealer)
      if (words.every((word) => text.includes(word))) found.push(row.id)
    }
    last = rows.at(-1)
    if (rows.length < CHUNK) return found
  }
}

const countAll = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from enquiries`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * One page of all enquiries, or of those that a search finds by reference, name, company, e-mail address or dealership.
 *
 * @param query empty: all
 * @param wanted number of the page from 1; the last one where there are fewer
 */
export const searchEnquiries = async (
  context: Pick<AdminContext, 'db' | 'sealer'>,
  query: string,
  wanted: number,
): Promise<EnquiryPage> => {
  const { db } = context
  const words = plainText(query).split(/\s+/).filter(Boolean)
  const ids = words.length === 0 ? null : await findIds(context, words)
  const total = ids?.length ?? (await countAll(db))
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, wanted))
  const start = (page - 1) * PAGE_SIZE
  const source =
    ids === null
      ? sql`(select * from enquiries order by received_at desc, id desc limit ${PAGE_SIZE} offset ${start})`
      : sql`(select * from enquiries where id = any(${ids.slice(start, start + PAGE_SIZE)}::text[]))`
  return { enquiries: await selectEnquiries(db, source), total, page, pages }
}
