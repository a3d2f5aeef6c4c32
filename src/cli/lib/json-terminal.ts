import { destination, pino, stdTimeFunctions } from 'pino'
import type { DestinationStream } from 'pino'
import { scrubText } from '../../domain/monitoring/scrub-text'
import type { LogFields } from '../../server/http/logger'
import { createTerminal } from './terminal'
import type { Terminal } from './terminal'

const plainFields = ({ fault, ...fields }: LogFields = {}): object => ({
  ...fields,
  ...(fault && { fault: fault.kind }),
})

/**
 * Everything as JSON lines with `level`, `time`, `msg` and the ids of `LogFields`: for log collectors. Addresses and
 * numbers that an error's text may contain are masked.
 *
 * @param stream standard output by default, written at once so that the last line of a process is not lost
 */
export const createJsonTerminal = (stream: DestinationStream = destination({ dest: 1, sync: true })): Terminal => {
  const log = pino({ timestamp: stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } }, stream)
  const say = (text: string, fields?: LogFields) => log.info(plainFields(fields), scrubText(text.trim()))
  const fail = (text: string, fields?: LogFields) => log.error(plainFields(fields), scrubText(text.trim()))
  return {
    step(title) {
      const began = performance.now()
      return (result) =>
        say(result ? `${title}: ${result}` : title, { durationMs: Math.round(performance.now() - began) })
    },
    say: (text) => say(text),
    fail: (text) => fail(text),
    logger: { info: say, error: fail },
  }
}

/** JSON lines where `LOG_FORMAT` or else `NODE_ENV` asks for them, lines for people everywhere else. */
export const openTerminal = ({ LOG_FORMAT, NODE_ENV }: NodeJS.ProcessEnv): Terminal =>
  (LOG_FORMAT || (NODE_ENV === 'production' ? 'json' : 'text')) === 'json'
    ? createJsonTerminal()
    : createTerminal(process.stdout, process.stderr)
