import { sql } from 'kysely'
import { vitalBucket } from '../../domain/monitoring/vital-buckets'
import type { Vital } from '../../domain/monitoring/vitals'
import type { Db } from '../database/open-database'

/** Days that histograms are kept. */
export const VITAL_DAYS = 90
/** Templates of a day; the names are what browsers say, so anyone may invent some. */
export const MAX_TEMPLATES = 60
export const OTHER_TEMPLATES = 'other'

interface Row {
  metric: string
  template: string
  bucket: number
  count: number
}

const rowsOf = (vitals: readonly Vital[]): Row[] => {
  const rows = new Map<string, Row>()
  for (const { metric, template, value } of vitals) {
    const bucket = vitalBucket(metric, value)
    const key = `${metric} ${template} ${bucket}`
    const row = rows.get(key) ?? { metric, template, bucket, count: 0 }
    row.count += 1
    rows.set(key, row)
  }
  return [...rows.values()]
}

/**
 * Adds measurements to the histograms of the day. Rows are written in one order, so that no two statements wait for each
 * other.
 */
export const storeVitals = async (db: Db, vitals: readonly Vital[]): Promise<void> => {
  await sql`
    with known as (select distinct template from vital_histograms where day = current_date),
    sent as (
      select metric, bucket, count,
        case when template in (select template from known) or (select count(*) from known) < ${sql.lit(MAX_TEMPLATES)}
          then template else ${OTHER_TEMPLATES} end as template
      from jsonb_to_recordset(${JSON.stringify(rowsOf(vitals))}::jsonb)
        as r(metric text, template text, bucket integer, count integer)
    )
    insert into vital_histograms (day, metric, template, bucket, count)
    select current_date, metric, template, bucket, sum(count) from sent
    group by metric, template, bucket order by metric, template, bucket
    on conflict (day, metric, template, bucket) do update set count = vital_histograms.count + excluded.count
  `.execute(db)
}

/** Forgets days that are over their time. */
export const pruneVitals = async (db: Db): Promise<void> => {
  await sql`delete from vital_histograms where day < current_date - ${sql.lit(VITAL_DAYS)}::integer`.execute(db)
}
