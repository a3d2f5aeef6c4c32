import type { Migration } from '../migration'

export const enquiries: Migration = {
  number: 2,
  name: 'enquiries',
  statements: [
    `create table enquiries (
      id text primary key,
      received_at text not null,
      idempotency_key text unique,
      digest text not null,
      kind text not null,
      record jsonb not null
    )`,
    'create index enquiries_by_time on enquiries (received_at)',
  ],
}
