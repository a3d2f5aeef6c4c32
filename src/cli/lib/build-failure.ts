/** What Gatsby says of steps that its end cut off. */
const CUT_OFF = /^not finished\b/

/**
 * The part of a failed build's log that says why: everything from the first error on. Null when there is no error in
 * it, as when the process was killed.
 */
export const reasonOf = (log: readonly string[]): string | null => {
  const start = log.findIndex((line) => /^error\b/i.test(line))
  if (start === -1) return null
  const reason = log
    .slice(start)
    .filter((line) => !CUT_OFF.test(line))
    .join('\n')
  return reason.replace(/^error\s+/i, '').trim()
}
