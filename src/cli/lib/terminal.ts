import type { LogFields, Logger } from '../../server/http/logger'

/** What the commands say to the person at the terminal. */
export interface Terminal {
  /** A step begins; the answer tells how long it took and what came of it. */
  step: (title: string) => (result?: string) => void
  say: (text: string) => void
  fail: (text: string) => void
  /** For the parts of the server that run inside a command: prints their log lines between the others. */
  logger: Logger
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** The ids that a line is about and does not name itself, so that a search for one finds it. */
const idsBehind = (line: string, { requestId, requestIds = [] }: LogFields = {}): string => {
  const ids = [...(requestId === undefined ? [] : [requestId]), ...requestIds].filter((id) => !line.includes(id))
  return ids.length === 0 ? '' : ` [${ids.join(' ')}]`
}

/** Plain lines: they read the same in a terminal, in a log file and in CI. */
export const createTerminal = (out: NodeJS.WritableStream, err: NodeJS.WritableStream): Terminal => {
  const say = (text: string) => void out.write(`${text}\n`)
  const fail = (text: string) => void err.write(`✗ ${text}\n`)
  return {
    step(title) {
      const began = performance.now()
      say(`… ${title}`)
      return (result) => say(`✓ ${title}${result ? `: ${result}` : ''} (${seconds(began)})`)
    },
    say,
    fail,
    logger: {
      info: (line, fields) => say(`    ${line}${idsBehind(line, fields)}`),
      error: (line, fields) => fail(`${line}${idsBehind(line, fields)}`),
    },
  }
}
