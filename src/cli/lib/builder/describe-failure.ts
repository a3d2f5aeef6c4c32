import { errorLine } from '../../../domain/errors/error-message'
import { CodeChangedError, RebuildFailedError } from '../../../../plugins/gatsby-incremental-builder/src/errors'

export interface DescribedFailure {
  /** One line. */
  message: string
  /** Trying again without a change of the input can help. */
  retry: boolean
  /** The process must be replaced. */
  dirty: boolean
}

/** Failures of others: they were away, overloaded, or answered with nonsense, and may be back in a minute. */
const ELSEWHERE = /^(?:Content API|Dealer API|MOVED_PATHS_URL|Storyblok)\b|fetch failed|\bECONN[A-Z]+\b|\bETIMEDOUT\b/i

/** A disk that is full, or a machine out of handles: somebody makes room. */
const NO_ROOM = /\b(?:ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|MDB_MAP_FULL)\b|no space left on device/i

const causes = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : [error])

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the same input may be built another time. A fresh process builds what code of before could not. */
const mayPass = (message: string, all: readonly unknown[]): boolean =>
  ELSEWHERE.test(message) ||
  all.some(
    (one) =>
      one instanceof CodeChangedError ||
      NO_ROOM.test(codeOf(one)) ||
      (one instanceof Error && NO_ROOM.test(one.message)),
  )

/** What the server has to know of a build that failed. */
export const describeFailure = (error: unknown): DescribedFailure => {
  const all = causes(error)
  const rebuild = all.find((one) => one instanceof RebuildFailedError)
  const message = errorLine(error)
  // Whoever is not a rebuild that says otherwise left a process behind that nobody knows the state of.
  const dirty = rebuild instanceof RebuildFailedError ? rebuild.dirty : true
  return { message, retry: mayPass(message, all), dirty }
}
