import type { ColumnType, Generated, Selectable } from 'kysely'

/** Columns of type jsonb: objects when read, JSON text when written (the one form that both drivers agree on). */
type Json<T> = ColumnType<T, string, string>

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
}

interface EnquiryTable {
  id: string
  received_at: string
  idempotency_key: string | null
  digest: string
  kind: string
  record: Json<unknown>
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

/** Every table of the database. */
export interface Schema {
  vehicles: VehicleTable
  records: RecordTable
  change_counter: ChangeCounterTable
  enquiries: EnquiryTable
  service_state: ServiceStateTable
  schema_migrations: MigrationTable
}

export type VehicleRow = Selectable<VehicleTable>
