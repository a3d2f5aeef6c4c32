/** A node of Gatsby's graph, by name. */
export interface NodeRef {
  id: string
  type: string
}

/** Page paths, sorted. */
export interface PageChanges {
  created: string[]
  /** Pages whose HTML was written again, for whatever reason. */
  changed: string[]
  deleted: string[]
}

/** Paths below `public/`, forward slashes, sorted. */
export interface FileChanges {
  written: string[]
  removed: string[]
}

/**
 * What a lifecycle finds in `args.incremental` while a rebuild runs; ordinary builds have no such field. The object
 * is the same in every rebuild and speaks of the one that runs: read it while the lifecycle runs, do not keep it.
 */
export interface Incremental {
  /** What `rebuild` was called with. */
  readonly events: readonly unknown[]
  /** Nodes so far; complete from `createPages` on, but for what `createPages` itself changes. */
  readonly nodes: { readonly changed: readonly NodeRef[]; readonly deleted: readonly NodeRef[] }
  /** Complete in `onPostBuild`; in `createPages` what was done so far. */
  readonly pages: Readonly<{ created: readonly string[]; changed: readonly string[]; deleted: readonly string[] }>
  /** Complete in `onPostBuild`, but for the files that `onPostBuild` itself tells of. */
  readonly files: { readonly written: readonly string[]; readonly removed: readonly string[] }
  /** Tells of a file that a lifecycle wrote. @param file path below `public/` */
  wrote: (file: string) => void
  /** Tells of a file that a lifecycle removed. @param file path below `public/` */
  removedFile: (file: string) => void
}

/** What a rebuild did. */
export interface RebuildResult extends FileChanges {
  pages: PageChanges
  /** Milliseconds by stage, in the order they ran: check, source, schema, pages, queries, html, slices, post, total. */
  timings: Record<string, number>
  /** Bytes. */
  memory: { rss: number }
  /**
   * Why the bundles are no longer those of a clean build although every page is right (the last page of a template
   * went), or null. A full build in a fresh process puts that straight; nobody has to wait for it.
   */
  fullBuildWanted: string | null
}

/** What starting took. */
export interface StartResult {
  /**
   * `warm` went on from the cache of an earlier build, `restored` from the copy of the last good state because a build
   * was killed, `clean` began from nothing.
   */
  kind: 'warm' | 'restored' | 'clean'
  /** Why the cache was dropped, or null when it was not, or when there was none. */
  dropped: string | null
  /** How many pages the site has. */
  pages: number
  timings: Record<string, number>
  memory: { rss: number }
}

export interface Progress {
  /** `start` for the first build. */
  phase: 'start' | 'rebuild'
  /** A rebuild's stage, or the text of one of Gatsby's own activities. */
  stage: string
  /** How much is done when this stage begins, 0 to 1, as well as it can be known. */
  share: number
}

export interface BuilderOptions {
  /** Root of the Gatsby site. The process changes to it. */
  directory: string
  /** Names of the plugins whose `sourceNodes` runs when a rebuild does not say; all that have one when left out. */
  sources?: readonly string[]
  /** Names of the plugins whose `onPostBuild` runs in the first build only. */
  skipPostBuild?: readonly string[]
  /** Files and folders, relative to `directory`, whose change asks for a fresh process. See the README for the default. */
  watch?: readonly string[]
  /** Names directly below `public/` that survive when the output is dropped. */
  keep?: readonly string[]
  /** How long after a rebuild Gatsby's state is saved, in milliseconds. 2000 by default. */
  saveAfterMs?: number
  /** How long after the state was saved it is copied, in milliseconds, unless a rebuild begins. 5000 by default. */
  copyAfterMs?: number
  /** Least time between two copies, in milliseconds. 60000 by default. */
  copyEveryMs?: number
  /** Number of pages from which on processes that render beside this one are kept. 500 by default. */
  helpersFrom?: number
  /** Passed to the build as `--prefix-paths` is. */
  prefixPaths?: boolean
  onProgress?: (progress: Progress) => void
  /** Told in one line what happens between rebuilds: a state that could not be saved, a rejection that nobody handled. */
  onWarning?: (line: string) => void
}

export interface RebuildOptions {
  /** Names of the plugins whose `sourceNodes` runs; `default-site-plugin` is the site's own gatsby-node. */
  sources?: readonly string[]
}

/** One per process: Gatsby keeps its state in its modules. */
export interface IncrementalBuilder {
  /**
   * An ordinary `gatsby build`, in this process.
   *
   * @throws GatsbyVersionError when Gatsby's internals are not those this was written for
   * @throws BuildFailedError with one line; the process has to be replaced
   */
  start: () => Promise<StartResult>
  /**
   * Makes again what changed. One at a time: a second call waits for the first.
   *
   * @param events handed to the lifecycles as they are
   * @throws CodeChangedError when a fresh process has to build
   * @throws RebuildFailedError with one line; `dirty` tells that the process has to be replaced
   */
  rebuild: (events: readonly unknown[], options?: RebuildOptions) => Promise<RebuildResult>
  /** Whether a watched file differs from the one that was built. */
  codeChanged: () => Promise<boolean>
  /** Waits for the rebuild that runs, saves Gatsby's state. The caller ends the process: Gatsby leaves watchers open. */
  stop: () => Promise<void>
}
