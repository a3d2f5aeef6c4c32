import { sql } from 'kysely'
import { vitalP75 } from '../../domain/monitoring/vital-buckets'
import type { BucketCount } from '../../domain/monitoring/vital-buckets'
import { VITAL_METRICS } from '../../domain/monitoring/vitals'
import type { Vital } from '../../domain/monitoring/vitals'
import type { Db } from '../database/open-database'

/** Days that a percentile is about, as in Google's reports of field data. */
export const VITAL_WINDOW_DAYS = 28

/** What visitors measured on pages of one template. */
export interface VitalSummary {
  template: string
  metric: Vital['metric']
  samples: number
  /** 75th percentile, in milliseconds or as a score. */
  p75: number
}

const isMetric = (text: string): text is Vital['metric'] => VITAL_METRICS.some((metric) => metric === text)

/** Percentiles of the last 28 days, by template. */
export const readVitals = async (db: Db): Promise<VitalSummary[]> => {
  const { rows } = await sql<{ template: string; metric: string; counts: BucketCount[] }>`
    select template, metric, json_agg(json_build_object('bucket', bucket, 'count', count)) as counts from (
      select template, metric, bucket, sum(count)::float8 as count from vital_histograms
      where day > current_date - ${sql.lit(VITAL_WINDOW_DAYS)}::integer group by template, metric, bucket
    ) as buckets group by template, metric order by template, metric
  `.execute(db)
  return rows.flatMap(({ template, metric, counts }) => {
    if (!isMetric(metric)) return []
    const p75 = vitalP75(metric, counts)
    return p75 === null ? [] : [{ template, metric, p75, samples: counts.reduce((sum, { count }) => sum + count, 0) }]
  })
}
