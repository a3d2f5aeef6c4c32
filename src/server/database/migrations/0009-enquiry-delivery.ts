import type { Migration } from '../migration'

/** Enquiries with a reference, their consent, and what became of their delivery; see decision 0022. */
export const enquiryDelivery: Migration = {
  number: 9,
  name: 'enquiry-delivery',
  statements: [
    // Where columns are encrypted, `record` is null and `sealed` holds its text; after an erasure both are null.
    'alter table enquiries alter column record drop not null',
    'alter table enquiries add column sealed text',
    'alter table enquiries add column reference text unique',
    // accepted, held (for a look before it is delivered), refused (after that look), cancelled (by the visitor), erased.
    "alter table enquiries add column state text not null default 'accepted'",
    // Codes of what made it suspicious.
    "alter table enquiries add column suspicions jsonb not null default '[]'",
    'alter table enquiries add column location_id text',
    "alter table enquiries add column department text not null default 'administration'",
    // Keyed digests: equal addresses are found without being kept.
    'alter table enquiries add column client_hash text',
    'alter table enquiries add column email_hash text',
    // Text version, marketing and time; kept when the enquiry is erased.
    'alter table enquiries add column consent jsonb',
    'alter table enquiries add column erase_after timestamptz',
    'alter table enquiries add column erased_at timestamptz',
    'create index enquiries_by_client on enquiries (client_hash, received_at)',
    'create index enquiries_by_email on enquiries (email_hash, received_at)',
    'create index enquiries_by_digest on enquiries (digest, received_at)',
    'create index enquiries_by_erasure on enquiries (erase_after) where erased_at is null',
    `create table enquiry_deliveries (
      id text primary key,
      enquiry_id text not null references enquiries (id) on delete cascade,
      -- Name of the channel in the configuration.
      channel text not null,
      -- What is delivered: the enquiry, or a change or cancellation of its appointment by the visitor.
      subject text not null default 'enquiry',
      -- waiting (for a job), queued, sent, dead (given up), withdrawn (its enquiry was refused or erased).
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      last_error text,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      unique (enquiry_id, channel, subject)
    )`,
    "create index enquiry_deliveries_open on enquiry_deliveries (state, created_at) where state in ('waiting', 'queued', 'dead')",
    `create table enquiry_attempts (
      seq bigint generated always as identity primary key,
      delivery_id text not null references enquiry_deliveries (id) on delete cascade,
      attempted_at timestamptz not null default now(),
      outcome text not null,
      detail text not null,
      duration_ms integer not null
    )`,
    'create index enquiry_attempts_by_delivery on enquiry_attempts (delivery_id, seq)',
    `create table paused_channels (
      channel text primary key,
      paused_at timestamptz not null default now()
    )`,
    // What a visitor did by the signed link of the confirmation: cancel, or wish for another time.
    `create table enquiry_changes (
      id text primary key,
      enquiry_id text not null references enquiries (id) on delete cascade,
      changed_at timestamptz not null default now(),
      kind text not null,
      record jsonb,
      sealed text
    )`,
    'create index enquiry_changes_by_enquiry on enquiry_changes (enquiry_id, changed_at)',
  ],
}
