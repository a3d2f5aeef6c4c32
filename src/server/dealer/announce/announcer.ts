import { randomUUID } from 'node:crypto'
import { errorMessage } from '../../../domain/errors/error-message'
import type { Db } from '../../database/open-database'
import type { Logger } from '../../http/logger'
import { parseWebhookSecret } from '../../webhooks/standard-webhooks'
import { deliver } from './deliver'
import { readNews, readTold } from './read-news'
import type { Told } from './read-news'

export interface AnnouncerOptions {
  db: Db
  /** Who is told. */
  url: string
  /** `whsec_…` */
  secrets: readonly string[]
  logger: Logger
  /** Sends the requests; the network when left out. */
  send?: (request: Request) => Response | Promise<Response>
  /** Milliseconds before each attempt, see `ATTEMPTS`. */
  pauses?: readonly number[]
}

export interface Announcer {
  /** Something may have been committed: tells what is new since the last time. */
  changed: () => void
  /** Resolves when everything that was committed so far is told or given up. */
  settled: () => Promise<void>
  /** Gives up what was not told yet. */
  close: () => Promise<void>
}

/**
 * Tells another system of changes of the data, one message at a time: what is committed while one is under way goes
 * into the next. What to tell is read from the log, so that it does not matter who wrote and how. Nothing of it
 * survives the process; whoever must not miss anything compares positions now and then.
 */
export const startAnnouncer = async ({
  db,
  url,
  secrets,
  logger,
  send,
  pauses,
}: AnnouncerOptions): Promise<Announcer> => {
  const keys = secrets.map((secret) => {
    const key = parseWebhookSecret(secret)
    if (!key) throw new Error('A webhook secret must be whsec_ and the base64 of at least 16 bytes.')
    return key
  })
  const ending = new AbortController()
  let last: Told = await readTold(db)
  let isDirty = false
  let running: Promise<void> | null = null

  const tellAll = async (): Promise<void> => {
    while (isDirty && !ending.signal.aborted) {
      isDirty = false
      try {
        const { message, told } = await readNews(db, last, new Date())
        last = told
        if (message === null) continue
        const problem = await deliver(
          {
            url,
            keys,
            id: `msg_${randomUUID()}`,
            body: JSON.stringify(message),
            signal: ending.signal,
            ...(send && { send }),
          },
          pauses,
        )
        if (problem !== null) logger.error(problem)
      } catch (error) {
        logger.error(`webhooks of the stock: ${errorMessage(error)}`)
      }
    }
    running = null
  }
  return {
    changed: () => {
      isDirty = true
      running ??= tellAll()
    },
    settled: async () => {
      while (running !== null) await running
    },
    close: async () => {
      ending.abort()
      await running
    },
  }
}
