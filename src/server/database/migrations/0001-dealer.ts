import type { Migration } from '../migration'

export const dealer: Migration = {
  number: 1,
  name: 'dealer',
  statements: [
    `create table vehicles (
      id bigint primary key,
      seq bigint not null unique,
      structural_seq bigint not null,
      volatile_seq bigint not null,
      created_seq bigint not null,
      deleted boolean not null,
      structural jsonb not null,
      volatile jsonb not null,
      structural_digest text not null,
      volatile_digest text not null
    )`,
    'create index vehicles_by_volatile_seq on vehicles (volatile_seq)',
    `create table records (
      kind text not null,
      id text not null,
      position integer not null,
      record jsonb not null,
      primary key (kind, id)
    )`,
    // One row. Its lock is held from the first change of a transaction to the commit, so that positions in the log
    // become visible in order; a sequence would hand them out in one order and show them in another.
    `create table change_counter (
      singleton boolean primary key default true check (singleton),
      value bigint not null,
      epoch text not null
    )`,
    "insert into change_counter (value, epoch) values (0, replace(gen_random_uuid()::text, '-', ''))",
    'create table service_state (key text primary key, value text not null)',
  ],
}
