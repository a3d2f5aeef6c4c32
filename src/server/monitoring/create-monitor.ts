import { errorMessage } from '../../domain/errors/error-message'
import type { Logger } from '../http/logger'
import { envelopeOf } from './envelope'
import type { Fault } from './envelope'
import { parseDsn } from './parse-dsn'

export interface MonitorConfig {
  dsn: string
  /** `production`, `staging`. */
  environment: string
}

export interface Monitor {
  /** Sends a fault. Never fails and never waits: what went wrong must not become worse by it. */
  report: (fault: Fault) => void
  /** Waits for what is being sent, some seconds at most. */
  close: () => Promise<void>
}

const MINUTE = 60_000
/** Faults a minute; one that comes again within a minute counts once. */
const PER_MINUTE = 20
const TIMEOUT = 5_000

/** What makes two faults the same for a minute: the text without its numbers. */
const kindOf = ({ kind, message }: Fault): string =>
  `${kind} ${message.replace(/[\da-f-]{8,}|\d+/gi, '#').slice(0, 300)}`

/**
 * Sends faults to Sentry, or to whatever takes its envelopes.
 *
 * @param clock milliseconds since 1970
 * @throws Error when the DSN cannot be read
 */
export const createMonitor = (
  { dsn, environment }: MonitorConfig,
  logger: Logger,
  clock: () => number = Date.now,
): Monitor => {
  const target = parseDsn(dsn)
  if (target === null) throw new Error('MONITORING_DSN must be a DSN such as https://key@host/1.')
  const running = new Set<Promise<void>>()
  let sentSince = clock()
  let sent = new Set<string>()
  let silentUntil = 0
  let isFailing = false

  const isWanted = (fault: Fault): boolean => {
    const now = clock()
    if (now < silentUntil) return false
    if (now - sentSince >= MINUTE) [sentSince, sent] = [now, new Set()]
    const kind = kindOf(fault)
    if (sent.has(kind) || sent.size >= PER_MINUTE) return false
    sent.add(kind)
    return true
  }
  const send = async (fault: Fault): Promise<void> => {
    try {
      const { ok, status, headers } = await fetch(target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${target.publicKey}, sentry_client=vitrine/1`,
        },
        body: envelopeOf(fault, target.dsn, environment, new Date(clock())),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (status === 429) silentUntil = clock() + (Number(headers.get('retry-after')) || 60) * 1_000
      if (!ok) throw new Error(`HTTP ${status}`)
      isFailing = false
    } catch (error) {
      if (!isFailing) logger.error(`monitoring: a fault was not sent (${errorMessage(error)})`)
      isFailing = true
    }
  }
  return {
    report: (fault) => {
      if (!isWanted(fault)) return
      const work = send(fault).finally(() => running.delete(work))
      running.add(work)
    },
    close: async () => {
      await Promise.all(running)
    },
  }
}

/** The logger, whose lines about a fault also go to the monitor. */
export const withMonitor = (logger: Logger, monitor: Pick<Monitor, 'report'>): Logger => ({
  info: logger.info,
  error: (line, fields) => {
    logger.error(line, fields)
    if (fields?.fault)
      monitor.report({ message: line, requestId: fields.requestId, buildId: fields.buildId, ...fields.fault })
  },
})
