import { GatsbyFailure } from './panic-guard'

/** Gatsby's worker processes are not waited for where they are not needed, and told to end before they have begun. */
const TASK_LOST = 'Worker exited before finishing task'

const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EPIPE' || error.code === 'ERR_IPC_CHANNEL_CLOSED') &&
  (error.stack ?? '').includes('gatsby-worker')

/** A task that a worker of Gatsby took with it; where its result is awaited, the one who waits is told, so that a line is enough. */
export const isLostTask = (reason: unknown): boolean => reason instanceof Error && reason.message === TASK_LOST

/**
 * Keeps a process alive when Gatsby writes to a worker that has ended: on a busy machine it ends workers that are slower
 * to start than the build takes, and goes on sending to them. Any other exception ends the process as it would have.
 */
export const surviveLostWorkers = (onWarning: (line: string) => void): void => {
  process.on('uncaughtException', (error) => {
    if (isBrokenPipe(error)) {
      onWarning(`a worker of Gatsby ended early: ${error.message}`)
      return
    }
    // The panic guard noted the panic before it threw.
    if (error instanceof GatsbyFailure) {
      onWarning(`nobody caught: ${error.message}`)
      return
    }
    process.stderr.write(`${error.stack ?? String(error)}\n`)
    process.exit(1)
  })
}
