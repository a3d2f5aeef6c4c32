import type { BuildEvent, Builder, BuildProgress, BuildResult, Publisher } from '../types'

export const resultOf = (releaseId: string | null, more: Partial<BuildResult> = {}): BuildResult => ({
  releaseId,
  pages: { created: [], changed: ['/'], deleted: [], total: 1 },
  reasons: [],
  files: { written: 1, removed: 0 },
  timings: { source: 1 },
  gate: [],
  moved: [],
  omissions: [],
  heldRedirects: [],
  read: { content: true, dealer: true },
  versions: { content: null, dealer: null },
  stories: null,
  ...more,
})

export interface ScriptedBuilder extends Builder {
  /** Ids of the events of each build, in order. */
  builds: string[][]
  /** Most builds at the same time. */
  parallel: number
  /** What the next builds do, in order; without one a build makes a release. */
  script: ((events: readonly BuildEvent[], onProgress: (progress: BuildProgress) => void) => Promise<BuildResult>)[]
}

/** Stands for the builder process, which is another program: it answers what a test wrote down. */
export const scriptedBuilder = (): ScriptedBuilder => {
  let running = 0
  const scripted: ScriptedBuilder = {
    builds: [],
    parallel: 0,
    script: [],
    build: async (events, onProgress) => {
      running += 1
      scripted.parallel = Math.max(scripted.parallel, running)
      scripted.builds.push(events.map(({ id }) => id))
      try {
        const act = scripted.script.shift()
        await new Promise((resolve) => setTimeout(resolve, 5))
        return await (act ? act(events, onProgress) : resultOf(`release-${scripted.builds.length}`))
      } finally {
        running -= 1
      }
    },
    close: async () => undefined,
  }
  return scripted
}

export interface ScriptedPublisher extends Publisher {
  published: string[]
  fail: Error | null
}

/** Stands for the host: keeps what went live, in order. */
export const scriptedPublisher = (): ScriptedPublisher => {
  const scripted: ScriptedPublisher = {
    name: 'scripted',
    published: [],
    fail: null,
    publish: async (releaseId) => {
      if (scripted.fail) throw scripted.fail
      scripted.published.push(releaseId)
    },
  }
  return scripted
}
