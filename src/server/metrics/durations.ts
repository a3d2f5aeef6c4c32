import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Schema } from '../database/schema'

/** A duration that rows of the database tell, as a histogram by one label. */
export interface DurationMetric {
  /** Its name in `metric_totals`. */
  name: 'builds' | 'changes'
  /** Upper bounds of the buckets, in seconds; the last bucket has none. */
  bounds: readonly number[]
  /** `label` and `seconds` of each row of a table or of deleted rows. */
  rowsOf: (from: RawBuilder<unknown>) => RawBuilder<unknown>
}

/** How long builds took, by outcome. */
export const BUILDS: DurationMetric = {
  name: 'builds',
  bounds: [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600],
  rowsOf: (from) => sql`
    select state as label, greatest(0, extract(epoch from finished_at - started_at))::float8 as seconds
    from ${from} as rows where state <> 'running' and finished_at is not null`,
}

/** Seconds from the acceptance of a change until it was live, by source. */
export const CHANGES: DurationMetric = {
  name: 'changes',
  bounds: [0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3_600],
  rowsOf: (from) => sql`
    select source as label, greatest(0, extract(epoch from settled_at - received_at))::float8 as seconds
    from ${from} as rows where status = 'published' and settled_at is not null`,
}

const bucketsOf = ({ bounds, rowsOf }: DurationMetric, from: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select label, bucket, count(*) as count, sum(seconds) as total from (
    select label, seconds, (
      select count(*)::integer from unnest(array[${sql.raw(bounds.join(', '))}]::float8[]) as bound where bound < seconds
    ) as bucket from (${rowsOf(from)}) as measured
  ) as placed group by label, bucket`

/**
 * Deletes rows and keeps what they counted, in one statement: a scrape never sees a row twice or not at all.
 *
 * @param deletion `delete from … returning *`
 * @returns how many rows were deleted
 */
export const deleteAndCount = async (
  db: Kysely<Schema>,
  metric: DurationMetric,
  deletion: RawBuilder<unknown>,
): Promise<number> => {
  const { rows } = await sql<{ deleted: number }>`
    with gone as (${deletion}), counted as (
      insert into metric_totals (metric, label, bucket, count, total)
      select ${metric.name}, label, bucket, count, total from (${bucketsOf(metric, sql`gone`)}) as sums
      on conflict (metric, label, bucket) do update
        set count = metric_totals.count + excluded.count, total = metric_totals.total + excluded.total
    )
    select count(*)::integer as deleted from gone
  `.execute(db)
  return rows[0]?.deleted ?? 0
}

/** One bucket of a histogram, for itself: not added up as Prometheus writes them. */
export interface DurationBucket {
  label: string
  bucket: number
  count: number
  /** Seconds. */
  total: number
}

/** What rows that are there and rows that were deleted count together. @param table that `rowsOf` of the metric reads */
export const readDurations = async (
  db: Kysely<Schema>,
  metric: DurationMetric,
  table: 'builds' | 'events',
): Promise<DurationBucket[]> => {
  const { rows } = await sql<DurationBucket>`
    select label, bucket, sum(count)::float8 as count, sum(total)::float8 as total from (
      ${bucketsOf(metric, sql.table(table))}
      union all select label, bucket, count, total from metric_totals where metric = ${metric.name}
    ) as both_kinds group by label, bucket order by label, bucket
  `.execute(db)
  return rows
}
