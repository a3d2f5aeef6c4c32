import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { clientAddress, isForwardedTls } from '../../http/client-address'
import type { TrustedProxies } from '../../http/client-address'
import type { Guess, GuessLimiter } from '../../http/guess-limiter'
import { deviceCookieName } from './device'
import type { Devices } from './device'
import { isSameSecret } from './secret'
import { cookieName } from './session'
import type { SessionStore } from './session-store'

/** Browsers say where a request comes from; what another site started is refused whatever it carries. */
export const isFromElsewhere = (context: Context): boolean => {
  const site = context.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

export interface GuardOptions {
  token: string
  sessions: SessionStore
  devices: Devices
  limiter: GuessLimiter
  proxies: TrustedProxies
  /** Whether visitors reach the site by TLS, whatever a proxy says. */
  isTls: boolean
  clock: () => Date
}

/** Who is let in: a browser by its session, a program by the token itself. */
export interface Guard {
  isTls: (context: Context) => boolean
  /** Value of the session's cookie, whether or not there is such a session. */
  cookie: (context: Context) => string | null
  /** Value of the cookie of a browser that signed in before; null for every other one. */
  device: (context: Context) => Promise<string | null>
  /** The open session of a request, which is used by it; null for everyone else. */
  session: (context: Context) => Promise<string | null>
  /** Looks at a token, within the limit of guesses; see `GuessLimiter`. */
  guess: (context: Context, token: string) => Promise<Guess>
  /** The same for `Authorization: Bearer …`; null without one. */
  bearer: (context: Context) => Promise<Guess | null>
}

export const createGuard = ({ token, sessions, devices, limiter, proxies, isTls, clock }: GuardOptions): Guard => {
  const reachedByTls = (context: Context): boolean => isTls || isForwardedTls(context.req.raw, context.env, proxies)
  const cookie = (context: Context): string | null => getCookie(context, cookieName(reachedByTls(context))) ?? null
  const device = async (context: Context): Promise<string | null> => {
    const value = getCookie(context, deviceCookieName(reachedByTls(context)))
    return value !== undefined && (await devices.find(value)) !== null ? value : null
  }
  const guess = async (context: Context, given: string): Promise<Guess> => {
    const known = await device(context)
    const client = known === null ? clientAddress(context, proxies) : `device ${known}`
    return limiter.check(client, () => isSameSecret(given, token), known !== null)
  }
  return {
    isTls: reachedByTls,
    cookie,
    device,
    guess,
    session: async (context) => {
      const session = cookie(context)
      return session !== null && (await sessions.use(session, clock())) ? session : null
    },
    bearer: async (context) => {
      const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
      return given === undefined ? null : guess(context, given)
    },
  }
}
