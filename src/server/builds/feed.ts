import type { BuildProgress } from './types'

/** The build that runs now, as far as its process tells. */
export interface RunningBuild {
  id: string
  kind: 'incremental' | 'full'
  /** ISO instant. */
  startedAt: string
  stage: string
  /** 0 to 1, of the whole build. */
  share: number
}

export interface FeedSnapshot {
  /** Accepted events that no build has taken yet. */
  waiting: number
  /** ISO instant at which a build will take them; null while none waits, or while a build runs. */
  nextBuildAt: string | null
  running: RunningBuild | null
}

/** What happens at this moment, for whoever watches. */
export interface BuildFeed {
  snapshot: () => FeedSnapshot
  /**
   * Calls the listener after every change, without telling which.
   *
   * @returns ends the subscription; idempotent
   */
  subscribe: (listener: () => void) => () => void
  queued: (waiting: number, nextBuildAt: Date | null) => void
  started: (build: Pick<RunningBuild, 'id' | 'kind' | 'startedAt'>) => void
  progress: (progress: BuildProgress) => void
  /** A build ended, whatever became of it. */
  ended: () => void
}

export const createBuildFeed = (): BuildFeed => {
  const listeners = new Set<() => void>()
  let now: FeedSnapshot = { waiting: 0, nextBuildAt: null, running: null }
  const change = (next: Partial<FeedSnapshot>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  return {
    snapshot: () => now,
    subscribe: (listener) => {
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    queued: (waiting, nextBuildAt) => change({ waiting, nextBuildAt: nextBuildAt?.toISOString() ?? null }),
    started: (build) => change({ running: { ...build, stage: 'source', share: 0 }, nextBuildAt: null }),
    progress: ({ stage, share }) => {
      if (now.running) change({ running: { ...now.running, stage, share } })
    },
    ended: () => change({ running: null }),
  }
}
