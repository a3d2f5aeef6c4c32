import type { Terminal } from './terminal'

/** Lines of Gatsby's log that show progress. */
const PROGRESS = /^(?:success|warn|error|info)\b|^\s*│|^[┌├└]/i
/** A part of a page threw while its HTML was made; see plugins/gatsby-plugin-helmet. */
const MISSING_PART = /^error part of \S+ is missing in its HTML/

/**
 * Passes on what a builder prints: progress to the terminal, parts that are missing in a page to the operator's log and
 * to error monitoring.
 *
 * @param isAwaited whether somebody waits for the build at the terminal
 */
export const createBuildLines =
  ({ say, logger }: Pick<Terminal, 'say' | 'logger'>, isAwaited: () => boolean) =>
  (line: string): void => {
    if (MISSING_PART.test(line)) logger.error(line.slice('error '.length), { fault: { kind: 'build' } })
    else if (isAwaited() && PROGRESS.test(line)) say(`    ${line}`)
  }
