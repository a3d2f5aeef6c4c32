import type { Failure } from './types'

/** Lines shown of each message. */
const LINES = 20

const shorten = (message: string): string[] => {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  const shown = lines.slice(0, LINES).map((line) => `      ${line}`)
  return lines.length > LINES ? [...shown, `      … ${lines.length - LINES} more lines above`] : shown
}

/** Lists the failed tests for the end of the log, each with the start of its message. Empty when all passed. */
export const failureList = (failures: readonly Failure[]): string[] =>
  failures.length === 0
    ? []
    : ['Failed', ...failures.flatMap(({ name, message }) => [`  ✗ ${name}`, ...shorten(message)])]
