import type { Migration } from '../migration'

/** Ids of requests, totals that outlive the rows they count, and web vitals; see decision 0034. */
export const insight: Migration = {
  number: 10,
  name: 'insight',
  statements: [
    // Of the request that brought the event; null for events of the server itself.
    'alter table events add column request_id text',
    // What rows counted that are deleted by now, and what has no row for each occurrence.
    `create table metric_totals (
      metric text not null,
      -- Values of the labels, with a space between them.
      label text not null,
      -- Number of the histogram's bucket; 0 for a plain count.
      bucket integer not null default 0,
      count bigint not null,
      -- Sum of the measured values.
      total double precision not null default 0,
      primary key (metric, label, bucket)
    )`,
    // Histograms of a day, without anything that tells visitors apart.
    `create table vital_histograms (
      day date not null,
      metric text not null,
      template text not null,
      bucket integer not null,
      count bigint not null,
      primary key (day, metric, template, bucket)
    )`,
  ],
}
