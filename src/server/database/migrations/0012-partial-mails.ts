import type { Migration } from '../migration'

/** Which addresses of a mail have it already, so that a retry writes only to those that refused it. */
export const partialMails: Migration = {
  number: 12,
  name: 'partial-mails',
  statements: [
    // Digests of addresses; null: none has it, or all have. Null too in rows that the durable log had before.
    'alter table enquiry_deliveries add column taken jsonb',
  ],
}
