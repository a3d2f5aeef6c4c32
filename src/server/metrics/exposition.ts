/** A number of a metric, with the labels that tell it from the others. */
export interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string
}

export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

const escapeLabel = (text: string): string =>
  text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))

const sampleLine = (name: string, { labels = {}, value, suffix = '' }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`
}

/** Metrics in the text format of Prometheus, version 0.0.4. */
export const expositionOf = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => sampleLine(name, sample)),
    ])
    .join('\n') + '\n'

/**
 * Samples of a histogram. Prometheus counts upwards: each bucket holds those below it too.
 *
 * @param buckets of one set of labels, for themselves; the number of a bucket is its place in `bounds`
 */
export const histogramSamples = (
  labels: Readonly<Record<string, string>>,
  bounds: readonly number[],
  buckets: readonly { bucket: number; count: number; total: number }[],
): Sample[] => {
  const countUpTo = (last: number): number =>
    buckets.reduce((sum, { bucket, count }) => (bucket <= last ? sum + count : sum), 0)
  const all = countUpTo(bounds.length)
  return [
    ...bounds.map((bound, index) => ({
      suffix: '_bucket',
      labels: { ...labels, le: String(bound) },
      value: countUpTo(index),
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: all },
    { suffix: '_sum', labels, value: buckets.reduce((sum, { total }) => sum + total, 0) },
    { suffix: '_count', labels, value: all },
  ]
}
