import { sql } from 'kysely'
import type { StoredEnquiry } from '../../../domain/enquiry/types'
import type { Db } from '../../database/open-database'
import type { AppointmentChange } from '../mail/types'
import { isDelivered } from './delivered-states'
import { loadSubjects } from './load-items'
import type { OpenDelivery } from './message'
import { readDeliveryRows } from './read-delivery-rows'
import type { DeliveryRow } from './read-delivery-rows'

/** How stored texts are read: in the clear, or decrypted. */
export interface RecordReader {
  /** @throws when the text cannot be decrypted */
  enquiry: (row: { record: unknown; sealed: string | null }) => StoredEnquiry
  /** @throws when the text cannot be decrypted */
  change: (row: { record: unknown; sealed: string | null }) => Pick<AppointmentChange, 'wishes' | 'before'>
}

const withdraw = async (db: Db, rows: readonly DeliveryRow[]): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .updateTable('enquiry_deliveries')
      .set({ state: 'withdrawn', next_attempt_at: null, settled_at: sql`now()` })
      .where('id', 'in', ids)
      .execute()
}

interface Texts {
  row: DeliveryRow
  enquiry: StoredEnquiry
  change: AppointmentChange | null
  since: AppointmentChange | null
}

const openChange = (
  kind: AppointmentChange['kind'] | null,
  at: Date | null,
  stored: { record: unknown; sealed: string | null },
  reader: RecordReader,
): AppointmentChange | null => (kind === null || at === null ? null : { kind, at, ...reader.change(stored) })

const openTexts = (row: DeliveryRow, reader: RecordReader): Texts[] => {
  const changed = { record: row.change_record, sealed: row.change_sealed }
  const since = { record: row.since_record, sealed: row.since_sealed }
  try {
    return [
      {
        row,
        enquiry: reader.enquiry(row),
        change: openChange(row.change_kind, row.changed_at, changed, reader),
        since: openChange(row.since_kind, row.since_at, since, reader),
      },
    ]
  } catch {
    // Said as the outcome of the attempt; the others of the batch are none the worse.
    return []
  }
}

/**
 * Whether a delivery must not be sent: its enquiry was refused or erased meanwhile, or a mail to its visitor would confirm
 * what the visitor has cancelled.
 */
const isOver = ({ state, channel, since_kind: since }: DeliveryRow, visitorChannels: ReadonlySet<string>): boolean =>
  state === 'refused' || state === 'erased' || (since === 'cancel' && visitorChannels.has(channel))

export interface LoadOptions {
  reader: RecordReader
  /** Names of the channels that write to visitors. */
  visitorChannels: ReadonlySet<string>
  /** Told of stored records that cannot be read, one line each. */
  report: (line: string) => void
}

/**
 * Reads deliveries that were claimed, with everything that is said in them. Those that are settled or withdrawn are left
 * out.
 */
export const loadDeliveries = async (
  db: Db,
  ids: readonly string[],
  { reader, visitorChannels, report }: LoadOptions,
): Promise<Map<string, OpenDelivery>> => {
  const rows = await readDeliveryRows(db, ids)
  const over = rows.filter((row) => isOver(row, visitorChannels))
  await withdraw(db, over)
  const open = rows.filter((row) => isDelivered(row.state) && !over.includes(row))
  const base = ({ id, channel, attempts, created_at, taken }: DeliveryRow) => ({
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
  texts.forEach(({ row, enquiry, change, since }, index) => {
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
        since,
        confirmedAt: row.confirmed_at,
        ...subject,
      },
    })
  })
  return result
}
