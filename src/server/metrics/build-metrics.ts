import type { Db } from '../database/open-database'
import { readWaiting } from '../builds/worker/claim'
import { BUILDS, CHANGES, readDurations } from './durations'
import type { DurationBucket } from './durations'
import { histogramSamples } from './exposition'
import type { Metric, Sample } from './exposition'

const OUTCOMES = ['published', 'unchanged', 'gated', 'failed']
const SOURCES = ['storyblok', 'dealer', 'manual', 'reconciliation']

/** Values that never came have a sample too: an alert on something that is missing never fires. */
const byLabel = (
  known: readonly string[],
  buckets: readonly DurationBucket[],
): { label: string; buckets: DurationBucket[] }[] =>
  known.map((label) => ({ label, buckets: buckets.filter((bucket) => bucket.label === label) }))

const countOf = (buckets: readonly DurationBucket[]): number => buckets.reduce((sum, { count }) => sum + count, 0)

/** Builds, what waits for one, and how long changes took to go live. */
export const readBuildMetrics = async (db: Db): Promise<Metric[]> => {
  const [builds, changes, waiting] = await Promise.all([
    readDurations(db, BUILDS, 'builds'),
    readDurations(db, CHANGES, 'events'),
    readWaiting(db),
  ])
  const outcomes = byLabel(OUTCOMES, builds)
  const samplesOf = (name: string, bounds: readonly number[], groups: typeof outcomes): Sample[] =>
    groups.flatMap((group) => histogramSamples({ [name]: group.label }, bounds, group.buckets))
  return [
    {
      name: 'vitrine_builds_total',
      help: 'Builds that ended, by outcome.',
      type: 'counter',
      samples: outcomes.map(({ label, buckets }) => ({ labels: { outcome: label }, value: countOf(buckets) })),
    },
    {
      name: 'vitrine_build_duration_seconds',
      help: 'How long builds took, by outcome.',
      type: 'histogram',
      samples: samplesOf('outcome', BUILDS.bounds, outcomes),
    },
    {
      name: 'vitrine_change_to_live_seconds',
      help: 'From the acceptance of a change until it was live, by source.',
      type: 'histogram',
      samples: samplesOf('source', CHANGES.bounds, byLabel(SOURCES, changes)),
    },
    {
      name: 'vitrine_events_waiting',
      help: 'Accepted events that no build has taken.',
      type: 'gauge',
      samples: [{ value: waiting.pending }],
    },
    {
      name: 'vitrine_events_open',
      help: 'Accepted events that are not settled, those that are being built too.',
      type: 'gauge',
      samples: [{ value: waiting.open }],
    },
    {
      name: 'vitrine_oldest_event_age_seconds',
      help: 'Age of the oldest event that is not settled; 0 without one.',
      type: 'gauge',
      samples: [{ value: waiting.oldest / 1_000 }],
    },
  ]
}
