import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../database/open-database'
import { derive } from './secret'

/** Seconds after which a session ends that is not used. */
export const IDLE_SECONDS = 24 * 60 * 60
/** Seconds after which every session ends. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60
/** Seconds for which a use is not written again. */
const TOUCH_SECONDS = 300

/** Sessions of the status page, in the database: every process knows them, and each can be ended. */
export interface SessionStore {
  /** @returns the value of the cookie */
  create: (now: Date) => Promise<string>
  /** Whether a session is open; looking at it does not use it. */
  isOpen: (session: string, now: Date) => Promise<boolean>
  /** Whether a session is open, which puts off its end. */
  use: (session: string, now: Date) => Promise<boolean>
  end: (session: string) => Promise<void>
  /** Calls back when this process ends a session. @returns ends the subscription */
  onEnd: (listener: (session: string) => void) => () => void
}

const hashOf = (session: string): string => createHash('sha256').update(session).digest('base64url')

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)

/** @param token of the status page: sessions that another one opened are none */
export const createSessionStore = (db: Db, token: string): SessionStore => {
  const tokenHash = derive(token, 'sessions', '')
  const listeners = new Set<(session: string) => void>()

  const find = async (session: string, now: Date) => {
    if (!/^[\w-]{43}$/.test(session)) return undefined
    return db
      .selectFrom('status_sessions')
      .select('seen_at')
      .where('id_hash', '=', hashOf(session))
      .where('token_hash', '=', tokenHash)
      .where('created_at', '>', before(now, SESSION_SECONDS))
      .where('seen_at', '>', before(now, IDLE_SECONDS))
      .executeTakeFirst()
  }
  return {
    create: async (now) => {
      const session = randomBytes(32).toString('base64url')
      await db
        .deleteFrom('status_sessions')
        .where((row) =>
          row.or([
            row('created_at', '<=', before(now, SESSION_SECONDS)),
            row('seen_at', '<=', before(now, IDLE_SECONDS)),
            row('token_hash', '!=', tokenHash),
          ]),
        )
        .execute()
      await db
        .insertInto('status_sessions')
        .values({
          id_hash: hashOf(session),
          token_hash: tokenHash,
          created_at: now.toISOString(),
          seen_at: now.toISOString(),
        })
        .execute()
      return session
    },
    isOpen: async (session, now) => (await find(session, now)) !== undefined,
    use: async (session, now) => {
      const found = await find(session, now)
      if (found === undefined) return false
      if (found.seen_at < before(now, TOUCH_SECONDS))
        await db
          .updateTable('status_sessions')
          .set({ seen_at: now.toISOString() })
          .where('id_hash', '=', hashOf(session))
          .execute()
      return true
    },
    end: async (session) => {
      await db.deleteFrom('status_sessions').where('id_hash', '=', hashOf(session)).execute()
      for (const listener of listeners) listener(session)
    },
    onEnd: (listener) => {
      const own = (session: string) => listener(session)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
