import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { Metric } from './exposition'

const METRIC = 'refused_webhooks'

/** Told as 0 until the first one: an alert needs a number to compare the next with. */
const EXPECTED = ['dealer bad_signature', 'storyblok bad_signature'].map((label) => ({ label, count: 0 }))

/** Refused webhooks by `source code`. */
export type RefusalCounts = ReadonlyMap<string, number>

/** Adds to the counts that survive a restart. */
export const addRefusals = async (db: Db, counts: RefusalCounts): Promise<void> => {
  if (counts.size === 0) return
  await db
    .insertInto('metric_totals')
    .values([...counts].sort().map(([label, count]) => ({ metric: METRIC, label, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['metric', 'label', 'bucket'])
        .doUpdateSet({ count: sql<number>`metric_totals.count + excluded.count` }),
    )
    .execute()
}

/** Refused webhooks, by source and reason; those with a wrong signature from the start. */
export const readRefusalMetrics = async (db: Db): Promise<Metric[]> => {
  const rows = await db
    .selectFrom('metric_totals')
    .select(['label', 'count'])
    .where('metric', '=', METRIC)
    .orderBy('label')
    .execute()
  const counts = new Map([...EXPECTED, ...rows].map(({ label, count }) => [label, count]))
  return [
    {
      name: 'vitrine_webhooks_refused_total',
      help: 'Webhooks that were refused, by source and error code.',
      type: 'counter',
      samples: [...counts].map(([label, count]) => {
        const [source = '', reason = ''] = label.split(' ')
        return { labels: { source, reason }, value: count }
      }),
    },
  ]
}
