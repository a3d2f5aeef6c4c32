import { GatsbyFailure } from './panic-guard'

/**
 * Keeps a process alive when Gatsby panics where nothing can catch it: the panic guard noted the panic before it threw.
 * Any other exception ends the process as it would have.
 */
export const survivePanics = (onWarning: (line: string) => void): void => {
  process.on('uncaughtException', (error) => {
    if (error instanceof GatsbyFailure) {
      onWarning(`nobody caught: ${error.message}`)
      return
    }
    process.stderr.write(`${error.stack ?? String(error)}\n`)
    process.exit(1)
  })
}
