import { RebuildFailedError } from '../../../../plugins/gatsby-incremental-builder/src/errors'

export interface DescribedFailure {
  /** One line. */
  message: string
  /** Trying again without a change of the input can help. */
  retry: boolean
  /** The process must be replaced. */
  dirty: boolean
}

/** Failures of others: they were away, overloaded, or answered with nonsense, and may be back in a minute. */
const ELSEWHERE = /^(?:Content API|Dealer API|Storyblok)|ENOSPC|disk is full|fetch failed|ECONN|ETIMEDOUT|\b(?:429|50[0-4])\b/i

const causes = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : [error])

/** What the server has to know of a build that failed. */
export const describeFailure = (error: unknown): DescribedFailure => {
  const rebuild = causes(error).find((one) => one instanceof RebuildFailedError)
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
  // Whoever is not a rebuild that says otherwise left a process behind that nobody knows the state of.
  const dirty = rebuild instanceof RebuildFailedError ? rebuild.dirty : true
  return { message, retry: ELSEWHERE.test(message), dirty }
}
