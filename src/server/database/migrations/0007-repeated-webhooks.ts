import type { Migration } from '../migration'

/** Finds webhooks whose very body was received before; see decision 0007. */
export const repeatedWebhooks: Migration = {
  number: 7,
  name: 'repeated-webhooks',
  statements: [
    // What the content API said of the subject before the event was accepted; null for a first delivery.
    'alter table events add column content_mark text',
    // The key of an event that a build took has its id behind a #.
    "create index events_by_body on events (split_part(idempotency_key, '#', 1), seq) where source = 'storyblok'",
  ],
}
