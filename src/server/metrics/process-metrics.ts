import type { Metric } from './exposition'

/** What this process serves, and the builder process beside it. */
export interface LiveState {
  /** Id of the release that is served; null while there is none. */
  release: () => string | null
  /** Bytes of memory of the builder after its last build; null before the first. */
  builderRss: () => number | null
}

/** The process itself. */
export const processMetrics = ({ release, builderRss }: LiveState, now: number): Metric[] => {
  const id = release()
  const builder = builderRss()
  return [
    {
      name: 'vitrine_release_info',
      help: 'The release that is served.',
      type: 'gauge',
      samples: id === null ? [] : [{ labels: { release: id }, value: 1 }],
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the server process.',
      type: 'gauge',
      samples: [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'vitrine_builder_resident_memory_bytes',
      help: 'Memory of the builder process after its last build.',
      type: 'gauge',
      samples: builder === null ? [] : [{ value: builder }],
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the server process started, in seconds since 1970.',
      type: 'gauge',
      samples: [{ value: Math.round(now / 1_000 - process.uptime()) }],
    },
    {
      name: 'vitrine_uptime_seconds',
      help: 'How long the server process has run.',
      type: 'gauge',
      samples: [{ value: Math.round(process.uptime()) }],
    },
  ]
}
