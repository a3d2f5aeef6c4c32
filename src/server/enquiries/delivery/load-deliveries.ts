import { sql } from 'kysely'
import type { StoredEnquiry } from '../../../domain/enquiry/types'
import type { Department } from '../../../domain/location/types'
import type { Db } from '../../database/open-database'
import type { EnquiryState } from '../../database/enquiry-tables'
import type { AppointmentChange } from '../mail/types'
import { isDelivered } from './delivered-states'
import { loadSubjects } from './load-items'
import type { OpenDelivery } from './message'

/** How stored texts are read: in the clear, or decrypted. */
export interface RecordReader {
  /** @throws when the text cannot be decrypted */
  enquiry: (row: { record: unknown; sealed: string | null }) => StoredEnquiry
  /** @throws when the text cannot be decrypted */
  change: (row: { record: unknown; sealed: string | null }) => Pick<AppointmentChange, 'wishes' | 'before'>
}

interface Row {
  id: string
  channel: string
  attempts: number
  created_at: Date
  enquiry_id: string
  state: EnquiryState
  reference: string
  received_at: string
  department: Department
  suspicions: string[]
  record: unknown
  sealed: string | null
  change_kind: AppointmentChange['kind'] | null
  changed_at: Date | null
  change_record: unknown
  change_sealed: string | null
  confirmed_at: Date | null
  taken: string[] | null
}

const readRows = async (db: Db, ids: readonly string[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select d.id, d.channel, d.attempts, d.created_at, d.taken, d.enquiry_id, e.state, coalesce(e.reference, e.id) as reference,
      e.received_at, e.department, e.suspicions, e.record, e.sealed,
      c.kind as change_kind, c.changed_at, c.record as change_record, c.sealed as change_sealed,
      (select max(changed_at) from enquiry_changes where enquiry_id = e.id and kind = 'confirm') as confirmed_at
    from enquiry_deliveries d
    join enquiries e on e.id = d.enquiry_id
    left join enquiry_changes c on 'change:' || c.id = d.subject
    where d.id = any(${[...ids]}::text[]) and d.state = 'queued'
  `.execute(db)
  return rows
}

/** An enquiry that was refused or erased meanwhile is delivered to nobody. */
const withdraw = async (db: Db, rows: readonly Row[]): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .updateTable('enquiry_deliveries')
      .set({ state: 'withdrawn', next_attempt_at: null, settled_at: sql`now()` })
      .where('id', 'in', ids)
      .execute()
}

interface Texts {
  row: Row
  enquiry: StoredEnquiry
  change: AppointmentChange | null
}

const openChange = (row: Row, reader: RecordReader): AppointmentChange | null => {
  const { change_kind: kind, changed_at: at, change_record: record, change_sealed: sealed } = row
  return kind === null || at === null ? null : { kind, at, ...reader.change({ record, sealed }) }
}

const openTexts = (row: Row, reader: RecordReader): Texts[] => {
  try {
    return [{ row, enquiry: reader.enquiry(row), change: openChange(row, reader) }]
  } catch {
    // Said as the outcome of the attempt; the others of the batch are none the worse.
    return []
  }
}

/**
 * Reads deliveries that were claimed, with everything that is said in them. Those that are settled or withdrawn are left
 * out.
 *
 * @param report told of stored records that cannot be read, one line each
 */
export const loadDeliveries = async (
  db: Db,
  reader: RecordReader,
  ids: readonly string[],
  report: (line: string) => void,
): Promise<Map<string, OpenDelivery>> => {
  const rows = await readRows(db, ids)
  await withdraw(
    db,
    rows.filter(({ state }) => state === 'refused' || state === 'erased'),
  )
  const open = rows.filter(({ state }) => isDelivered(state))
  const base = ({ id, channel, attempts, created_at, taken }: Row) => ({
    id,
    channel,
    attempts,
    createdAt: created_at,
    taken: taken ?? [],
  })
  const result = new Map<string, OpenDelivery>(open.map((row) => [row.id, { ...base(row), message: null }]))
  const texts = open.flatMap((row) => openTexts(row, reader))
  const subjects = await loadSubjects(
    db,
    texts.map(({ enquiry }) => enquiry.subject),
    report,
  )
  texts.forEach(({ row, enquiry, change }, index) => {
    const subject = subjects[index] ?? { location: null, items: { vehicle: null, model: null, leaseOffer: null } }
    result.set(row.id, {
      ...base(row),
      message: {
        enquiryId: row.enquiry_id,
        reference: row.reference,
        receivedAt: new Date(row.received_at),
        department: row.department,
        suspicions: row.suspicions,
        enquiry,
        change,
        confirmedAt: row.confirmed_at,
        ...subject,
      },
    })
  })
  return result
}
