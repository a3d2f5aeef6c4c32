import { rateVital } from '../../../domain/monitoring/vital-buckets'
import type { Db } from '../../database/open-database'
import { readVitals, VITAL_WINDOW_DAYS } from '../../vitals/read-vitals'
import type { Status } from './schema'

/** Web vitals by template, those with the most measurements first. */
export const readVitalsStatus = async (db: Db): Promise<Status['vitals']> => {
  const summaries = await readVitals(db)
  const names = [...new Set(summaries.map(({ template }) => template))]
  const templates = names.map((template) => ({
    template,
    metrics: summaries
      .filter((summary) => summary.template === template)
      .map(({ metric, samples, p75 }) => ({ metric, samples, p75, rating: rateVital(metric, p75) })),
  }))
  const samplesOf = ({ metrics }: (typeof templates)[number]): number =>
    Math.max(...metrics.map(({ samples }) => samples))
  return { days: VITAL_WINDOW_DAYS, templates: templates.sort((a, b) => samplesOf(b) - samplesOf(a)) }
}
