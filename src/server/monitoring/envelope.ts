import { randomUUID } from 'node:crypto'
import { scrubText } from '../../domain/monitoring/scrub-text'

/** An unexpected fault, as the log tells it. */
export interface Fault {
  kind: 'request' | 'build' | 'delivery' | 'crash'
  /** The line of the log. */
  message: string
  error?: unknown
  requestId?: string | undefined
  buildId?: string | undefined
}

export interface Frame {
  function: string
  filename: string
  lineno: number
  colno: number
  in_app: boolean
}

const FRAMES = 50

/** Frames of a stack, the innermost last as Sentry wants them. Paths begin at the checkout, so that they name no user. */
export const framesOf = (stack: string, root = process.cwd()): Frame[] =>
  stack
    .split('\n')
    .flatMap((line): Frame[] => {
      const [, name, file, lineno, colno] =
        /^\s+at (?:(.+?) \()?(?:file:\/\/)?([^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? []
      if (file === undefined) return []
      const filename = file.startsWith(root) ? file.slice(root.length + 1) : file.replace(/^.*\/(?=node_modules\/)/, '')
      const in_app = !/node_modules|^node:/.test(filename)
      return [{ function: name ?? '?', filename, lineno: Number(lineno), colno: Number(colno), in_app }]
    })
    .slice(0, FRAMES)
    .reverse()

const exceptionOf = (error: Error): object => ({
  type: error.name,
  value: scrubText(error.message).slice(0, 2_000),
  stacktrace: { frames: framesOf(error.stack ?? '') },
})

/**
 * The envelope of one event: the fault without the request's body, headers, address or query, and with every text
 * masked by `scrubText`.
 *
 * @returns the body of the request to Sentry, three lines of JSON
 */
export const envelopeOf = (fault: Fault, dsn: string, environment: string, now: Date): string => {
  const id = randomUUID().replaceAll('-', '')
  const { kind, message, error, requestId, buildId } = fault
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1_000,
    platform: 'node',
    level: 'error',
    environment,
    logger: 'server',
    tags: { kind, ...(requestId !== undefined && { request_id: requestId }), ...(buildId && { build_id: buildId }) },
    ...(error instanceof Error
      ? { exception: { values: [exceptionOf(error)] } }
      : { message: { formatted: scrubText(message).slice(0, 2_000) } }),
  }
  return [{ event_id: id, sent_at: now.toISOString(), dsn }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n')
}
