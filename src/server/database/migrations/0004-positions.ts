import type { Migration } from '../migration'

/** How far the data of a stock system have come, answered without reading them. */
export const positions: Migration = {
  number: 4,
  name: 'positions',
  statements: [
    'create index vehicles_by_structural_seq on vehicles (structural_seq)',
    // Grows with every change of a list, under the same lock as the log.
    'alter table change_counter add column lists bigint not null default 0',
  ],
}
