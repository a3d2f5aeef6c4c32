import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { Metric } from './exposition'

const METRIC = 'refused_webhooks'

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

/** Refused webhooks, by source and reason. */
export const readRefusalMetrics = async (db: Db): Promise<Metric[]> => {
  const rows = await db
    .selectFrom('metric_totals')
    .select(['label', 'count'])
    .where('metric', '=', METRIC)
    .orderBy('label')
    .execute()
  return [
    {
      name: 'vitrine_webhooks_refused_total',
      help: 'Webhooks that were refused, by source and error code.',
      type: 'counter',
      samples: rows.map(({ label, count }) => {
        const [source = '', reason = ''] = label.split(' ')
        return { labels: { source, reason }, value: count }
      }),
    },
  ]
}
