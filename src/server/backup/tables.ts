import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { STORED_SECRETS } from '../enquiries/stored-secret'

/** A table that is backed up: what cannot be had again from the stock system or the content. */
export interface BackupTable {
  name:
    | 'enquiries'
    | 'enquiry_changes'
    | 'enquiry_deliveries'
    | 'enquiry_attempts'
    | 'channel_pauses'
    | 'price_history'
    | 'service_state'
  /** Primary key, by which rows are ordered: text in the order of its bytes, or numbers. */
  key: string
  isText: boolean
  /** The row `x` is kept. */
  isKept: RawBuilder<boolean>
}

const all = sql<boolean>`true`

/**
 * In the order of writing: rows that refer to others come before them. So every row that is referred to is in the backup,
 * though rows are added while it is made.
 */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { name: 'enquiry_attempts', key: 'seq', isText: false, isKept: all },
  { name: 'enquiry_deliveries', key: 'id', isText: true, isKept: all },
  { name: 'enquiry_changes', key: 'id', isText: true, isKept: all },
  { name: 'enquiries', key: 'id', isText: true, isKept: all },
  // A restored backup must not send what was waiting for a paused channel.
  { name: 'channel_pauses', key: 'id', isText: true, isKept: all },
  { name: 'price_history', key: 'seq', isText: false, isKept: all },
  // The secrets of the digests by which an address is found again, and of the links in mails.
  {
    name: 'service_state',
    key: 'key',
    isText: true,
    isKept: sql<boolean>`x.key in (${sql.join(Object.values(STORED_SECRETS))})`,
  },
]

export type BackupTableName = BackupTable['name']
