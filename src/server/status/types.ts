/** The build that runs now, as far as its process tells. */
export interface RunningBuild {
  id: string
  kind: 'incremental' | 'full'
  /** ISO instant. */
  startedAt: string
  /** A stage of `BuildResult.timings`, or `publish`. */
  stage: string
  /** 0 to 1, of the whole build. */
  share: number
}

export interface StatusSnapshot {
  /** Accepted events that no build has taken yet. */
  waiting: number
  /** ISO instant at which a build will take them; null while none waits, or while a build runs. */
  nextBuildAt: string | null
  running: RunningBuild | null
}

/** What happens at this moment, from the process that builds; everything else is read from the database. */
export interface StatusSource {
  snapshot(): StatusSnapshot
  /**
   * Calls the listener after every change: an event accepted or settled, a stage begun, a build ended. It may be called
   * often, and carries nothing: the listener asks for the snapshot when it has time.
   *
   * @returns ends the subscription; idempotent
   */
  subscribe(listener: () => void): () => void
}

/** What a release is made of, in figures. */
export interface ReleaseFacts {
  buildId: string | null
  counts: { files: number; pages: number; vehicles: number; redirects: number }
  versions: { content: string | null; dealer: string | null }
  kind: 'full' | 'incremental'
}

export interface ReleaseSummary {
  id: string
  /** ISO instant. */
  createdAt: string
  live: boolean
  facts: ReleaseFacts
}

/** What people may do with stored releases. Both actions also record the publication with its cause. */
export interface ReleaseAdmin {
  /** Every release that is kept, in any order. */
  list(): readonly ReleaseSummary[] | Promise<readonly ReleaseSummary[]>
  /**
   * Brings a release of before live again.
   *
   * @throws Error with one line; what was live stays live
   */
  rollback(id: string): Promise<void>
  /**
   * Brings a release live that the gate held back.
   *
   * @throws Error with one line; what was live stays live
   */
  force(id: string): Promise<void>
}
