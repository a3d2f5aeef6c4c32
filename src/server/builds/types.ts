import type { HeldRedirect } from '../../domain/routes/held-redirect'
import type { BuildReason } from '../../domain/status/build-reasons'
import type { EventSource } from '../database/schema'

/** States of a build that succeeded; a `gated` one was built, but is held back. */
export const BUILT = ['published', 'unchanged', 'gated'] as const

/** What a build is told to look at: the journal's entry without its bookkeeping. */
export interface BuildEvent {
  id: string
  source: EventSource
  kind: string
  payload: unknown
}

export interface GateFinding {
  /** Name of the check: `page-count`, `broken-link`, `missing-title`, … */
  check: string
  /** One sentence in French for /status and the terminal. */
  message: string
}

/** Something of a story that is not on the site as its editor meant it. */
export interface StoryOmission {
  /** Address of the story, whether or not there is a page. */
  path: string
  /** Its slug in the CMS; null where only the address is known. */
  slug: string | null
  /** As `builds/report.json` words it. */
  reason: string
}

/** What a build did, for the journal and for /status. */
export interface BuildResult {
  /** The stored candidate; null when nothing differs from what is live. */
  releaseId: string | null
  /** Release whose data and code the builder now stands at, changed or not. */
  pages: { created: string[]; changed: string[]; deleted: string[]; total: number }
  /** What led to the pages that were touched; empty where a process was new and compared nothing. */
  reasons: BuildReason[]
  /** How many files of the release differ from the one before. */
  files: { written: number; removed: number }
  /** Milliseconds by stage, in order: source, pages, queries, html, post, release, gate. */
  timings: Record<string, number>
  /** Findings of the gate; empty when the release may go live. */
  gate: GateFinding[]
  /** Stories that changed their address in this build. */
  moved: { from: string; to: string }[]
  /** Stories that the site lacks, or shows with less; those that no event is about too. */
  omissions: StoryOmission[]
  /** Entries of the CMS's list of redirects that are not in the 301 file. */
  heldRedirects: HeldRedirect[]
  /** Which systems the build read whole: only their versions may be taken for built. */
  read: { content: boolean; dealer: boolean }
  /** Versions of the data that the build read. */
  versions: { content: string | null; dealer: string | null }
  /**
   * By number, the mark of each story that its events name, or of all; one that is missing is not published. Null: the
   * build does not say.
   */
  stories: Record<string, string> | null
}

export interface BuildProgress {
  stage: string
  /** 0 to 1, as well as it can be known. */
  share: number
  /** Release that lies in the store from here on; whether it may go live is not known yet. */
  saved?: string
}

/** Makes releases of what changed. One build at a time; the process behind it may be replaced between two of them. */
export interface Builder {
  /**
   * @param events what to look at; an empty list looks at everything
   * @throws BuildFailure with one line that names the culprit; the release before stays as it is
   */
  build: (events: readonly BuildEvent[], onProgress: (progress: BuildProgress) => void) => Promise<BuildResult>
  /** Ends its process. */
  close: () => Promise<void>
}

/** A build that could not be made. `retry` tells whether trying again without a change of the input can help. */
export class BuildFailure extends Error {
  override name = 'BuildFailure'

  constructor(
    message: string,
    readonly retry: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Brings a stored release before visitors. */
export interface Publisher {
  /** `local` or `netlify`. */
  name: string
  /** Told of a release that will probably be published in a moment, and does what needs not wait for it. */
  expect?: (releaseId: string) => void
  /**
   * Whole or not at all.
   *
   * @throws PublishFailure with one line; what was live stays live
   */
  publish: (releaseId: string) => Promise<void>
}

export class PublishFailure extends Error {
  override name = 'PublishFailure'
}
