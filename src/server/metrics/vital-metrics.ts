import type { Db } from '../database/open-database'
import { readVitals } from '../vitals/read-vitals'
import type { Metric } from './exposition'

/** What visitors measured in the last 28 days. */
export const readVitalMetrics = async (db: Db): Promise<Metric[]> => {
  const vitals = await readVitals(db)
  return [
    {
      name: 'vitrine_web_vital_p75',
      help: '75th percentile of 28 days by template; milliseconds, without a unit for CLS.',
      type: 'gauge',
      samples: vitals.map(({ metric, template, p75 }) => ({ labels: { metric, template }, value: p75 })),
    },
    {
      name: 'vitrine_web_vital_samples',
      help: 'Measurements that the percentile is taken of.',
      type: 'gauge',
      samples: vitals.map(({ metric, template, samples }) => ({ labels: { metric, template }, value: samples })),
    },
  ]
}
