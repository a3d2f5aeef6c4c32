import { GatsbyFailure } from './gatsby/panic-guard'

/** Gatsby's own databases take their part in these stages: what fails there leaves them apart from the saved state. */
const UNSAFE_STAGES = new Set(['queries'])

/** The disk does not take what it is given, so what is saved cannot be trusted either. */
const isDiskError = (error: unknown): boolean =>
  error instanceof Error &&
  (/\b(?:ENOSPC|EDQUOT|EIO|EROFS|EMFILE|ENFILE)\b/.test(error.message) || isDiskError(error.cause))

/** Tells whether the state that a failed rebuild left may be saved. @param stage stage in which it failed */
export const isSafeToSave = (error: unknown, stage: string): boolean => {
  const abandoned = error instanceof GatsbyFailure && error.abandoned
  return !abandoned && !UNSAFE_STAGES.has(stage) && !isDiskError(error)
}
