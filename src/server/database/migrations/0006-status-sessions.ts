import type { Migration } from '../migration'

/** Who is signed in at /status; see decision 0015. */
export const statusSessions: Migration = {
  number: 6,
  name: 'status-sessions',
  statements: [
    `create table status_sessions (
      id_hash text primary key,
      token_hash text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`,
  ],
}
