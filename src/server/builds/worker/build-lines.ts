import type { BuildState, EventRow } from '../../database/schema'
import type { LogFields, Logger } from '../../http/logger'

/** Ids in one line: a flood of webhooks must not make lines that log collectors cut. */
const IDS = 100

export interface BuildLines {
  claimed: () => void
  /** @param release the release that is live or was stored, with what became of it */
  ended: (state: Exclude<BuildState, 'running'>, releaseId: string | null) => void
  /** @param reason one line */
  failed: (reason: string) => void
}

const WORDS = {
  published: 'is live',
  unchanged: 'is live already, nothing changed',
  gated: 'was held back by the gate',
  failed: 'was not made',
} as const

/** Lines of the log about one build, with the ids of the requests that asked for it. */
export const createBuildLines = (
  logger: Logger,
  buildId: string,
  events: readonly Pick<EventRow, 'request_id'>[],
): BuildLines => {
  const requestIds = [...new Set(events.flatMap(({ request_id }) => (request_id === null ? [] : [request_id])))]
  const write = (level: keyof Logger, line: string, fields: LogFields = {}): void => {
    logger[level](line, { buildId, requestIds: requestIds.slice(0, IDS), ...fields })
    for (let from = IDS; from < requestIds.length; from += IDS)
      logger.info(`build ${buildId}: more requests`, { buildId, requestIds: requestIds.slice(from, from + IDS) })
  }
  return {
    claimed: () =>
      write('info', `build ${buildId}: claimed ${events.length} ${events.length === 1 ? 'event' : 'events'}`),
    ended: (state, releaseId) =>
      write(
        state === 'gated' ? 'error' : 'info',
        `build ${buildId}: release ${releaseId ?? 'none'} ${WORDS[state]}`,
        releaseId === null ? {} : { releaseId },
      ),
    failed: (reason) => write('error', `build ${buildId}: failed: ${reason}`, { fault: { kind: 'build' } }),
  }
}
