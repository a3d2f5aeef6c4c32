import type { Migration } from '../migration'

/** The journal of what happened elsewhere, what was built of it, and what went live when. */
export const builds: Migration = {
  number: 3,
  name: 'builds',
  statements: [
    `create table events (
      id text primary key,
      seq bigint generated always as identity unique,
      source text not null,
      kind text not null,
      idempotency_key text not null unique,
      subject text not null,
      payload jsonb not null,
      received_at timestamptz not null default now(),
      status text not null default 'pending',
      reason text,
      build_id text,
      settled_at timestamptz
    )`,
    "create index events_open on events (seq) where status in ('pending', 'building')",
    'create index events_by_settling on events (settled_at)',
    `create table rejections (
      id text primary key,
      received_at timestamptz not null default now(),
      source text not null,
      status integer not null,
      reason text not null
    )`,
    'create index rejections_by_time on rejections (received_at)',
    `create table builds (
      id text primary key,
      worker text not null,
      kind text not null,
      state text not null,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      release_id text,
      result jsonb not null default '{}',
      error text
    )`,
    'create index builds_by_start on builds (started_at)',
    `create table publications (
      seq bigint generated always as identity primary key,
      release_id text not null,
      publisher text not null,
      cause text not null,
      build_id text,
      published_at timestamptz not null default now()
    )`,
    `create table moved_paths (
      from_path text primary key,
      to_path text not null,
      moved_at timestamptz not null default now()
    )`,
  ],
}
