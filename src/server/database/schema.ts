import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Instant, InstantNow, Json } from './column-types'
import type {
  ChannelPauseTable,
  EnquiryAttemptTable,
  EnquiryChangeTable,
  EnquiryDeliveryTable,
  EnquiryTable,
  PausedChannelView,
} from './enquiry-tables'

interface VehicleTable {
  id: number
  /** Latest change of anything; the order of the change log. */
  seq: number
  /** Latest change of a field that makes pages. */
  structural_seq: number
  /** Latest change of a field that is only served live. */
  volatile_seq: number
  /** First time it came into stock. */
  created_seq: number
  deleted: boolean
  structural: Json<Record<string, unknown>>
  volatile: Json<Record<string, unknown>>
  structural_digest: string
  volatile_digest: string
}

interface RecordTable {
  kind: string
  id: string
  position: number
  record: Json<unknown>
}

interface ChangeCounterTable {
  singleton: Generated<boolean>
  value: number
  epoch: string
  /** Grows with every change of a list. */
  lists: Generated<number>
}

interface ServiceStateTable {
  key: string
  value: string
}

interface MigrationTable {
  number: number
  name: string
  checksum: string
  applied_at: Generated<string>
}

/** Who said that something changed. */
export type EventSource = 'storyblok' | 'dealer' | 'manual' | 'reconciliation'
/**
 * pending: waits for a build; building: is in one; published: its change is live, with a reason where not all of it is
 * shown; omitted: its build is live without it, with the reason; ignored: nothing to build, with the reason; failed: its
 * build failed and will not be tried again by itself, with the reason.
 */
export type EventStatus = 'pending' | 'building' | 'published' | 'omitted' | 'ignored' | 'failed'

/** The journal: what was accepted, in order of acceptance, and what became of it. */
interface EventTable {
  /** UUID. */
  id: string
  seq: Generated<number>
  source: EventSource
  /** What happened, in the sender's words: `published`, `vehicle.updated`. */
  kind: string
  /** Delivery id, or the digest of the body where the sender gives none. */
  idempotency_key: string
  /** What it happened to, for people: a story's address, a stock number. */
  subject: string
  payload: Json<unknown>
  received_at: InstantNow
  status: Generated<EventStatus>
  reason: string | null
  build_id: string | null
  settled_at: Instant | null
  /** What the content API said before it was accepted; see `createRepeatedBodies`. */
  content_mark: Generated<string | null>
  /** Of the request that brought it; null for events of the server itself. */
  request_id: Generated<string | null>
}

/** Webhooks that were refused. */
interface RejectionTable {
  id: string
  received_at: InstantNow
  source: string
  /** HTTP status of the answer. */
  status: number
  reason: string
}

export type BuildState = 'running' | 'published' | 'unchanged' | 'gated' | 'failed'

interface BuildTable {
  id: string
  /** Name of the worker that ran it. */
  worker: string
  kind: 'incremental' | 'full'
  state: BuildState
  started_at: InstantNow
  finished_at: Instant | null
  release_id: string | null
  /** See `BuildResult` in `src/server/builds/types.ts`. */
  result: ColumnType<Record<string, unknown>, string | undefined, string>
  error: string | null
}

/** Each time that a release went live. */
interface PublicationTable {
  seq: Generated<number>
  release_id: string
  publisher: string
  cause: 'build' | 'rollback' | 'forced'
  build_id: string | null
  published_at: InstantNow
}

/** Addresses that stories had before they were moved. */
interface MovedPathTable {
  from_path: string
  to_path: string
  moved_at: InstantNow
}

/** Prices as they were first seen, changed and ended. The database refuses to change or delete a row. */
interface PriceHistoryTable {
  /** Order of the changes. */
  seq: Generated<number>
  vehicle_id: number
  /** Acquisition type of a price row, or `discount`. */
  type: string
  recorded_at: InstantNow
  /** What wrote it; see `PriceSource`. */
  source: string
  /** Cents; null for a discount and for an end. */
  total_price: number | null
  /** The whole price row, or discount; null: it is not offered any longer. */
  price: ColumnType<Record<string, unknown> | null, string | null, never>
}

/** Sessions of /status. */
interface StatusSessionTable {
  /** Digest of the cookie's value, which is kept nowhere. */
  id_hash: string
  /** Digest of the token that opened it: another token ends it. */
  token_hash: string
  created_at: Instant
  seen_at: Instant
}

/** What rows counted that are deleted by now, and what has no row for each occurrence. */
interface MetricTotalTable {
  metric: string
  /** Values of the labels, with a space between them. */
  label: string
  bucket: Generated<number>
  count: number
  total: Generated<number>
}

/** Web vitals of a day; see `src/domain/monitoring/vital-buckets.ts`. */
interface VitalHistogramTable {
  /** `2026-11-25` */
  day: string
  metric: string
  template: string
  bucket: number
  count: number
}

/** Every table of the database. */
export interface Schema {
  vehicles: VehicleTable
  records: RecordTable
  change_counter: ChangeCounterTable
  enquiries: EnquiryTable
  enquiry_deliveries: EnquiryDeliveryTable
  enquiry_attempts: EnquiryAttemptTable
  channel_pauses: ChannelPauseTable
  paused_channels: PausedChannelView
  enquiry_changes: EnquiryChangeTable
  service_state: ServiceStateTable
  schema_migrations: MigrationTable
  events: EventTable
  rejections: RejectionTable
  builds: BuildTable
  publications: PublicationTable
  moved_paths: MovedPathTable
  price_history: PriceHistoryTable
  status_sessions: StatusSessionTable
  metric_totals: MetricTotalTable
  vital_histograms: VitalHistogramTable
}

export type VehicleRow = Selectable<VehicleTable>
export type EventRow = Selectable<EventTable>
export type EnquiryRow = Selectable<EnquiryTable>
