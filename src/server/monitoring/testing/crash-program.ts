import { createMonitor, withMonitor } from '../create-monitor'
import { reportCrashes } from '../report-crashes'

/* A server that ends by an error that nobody caught: `crash-program.ts DSN throw|reject`. */
const [, , dsn = '', way] = process.argv
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const logger = { info: say, error: say }
const monitor = createMonitor({ dsn, environment: 'test' }, logger)
reportCrashes(withMonitor(logger, monitor), monitor.close)
if (way === 'reject') void Promise.reject(new Error('a rejection of nobody'))
else
  setTimeout(() => {
    throw new Error('an error of nobody')
  })
// Would keep it running.
setTimeout(() => undefined, 60_000)
