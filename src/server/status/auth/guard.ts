import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isSameSecret } from './secret'
import { COOKIE, isSession } from './session'

/** The session of whoever asks; null for everyone else. */
export const sessionOf = (context: Context, token: string, now: Date): string | null => {
  const session = getCookie(context, COOKIE)
  return isSession(token, session, now) ? session : null
}

/** Whether a program shows the token itself, as `Authorization: Bearer …`. */
export const hasBearer = (context: Context, token: string): boolean => {
  const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  return given !== undefined && isSameSecret(given, token)
}

/** Browsers say where a request comes from; what another site started is refused whatever it carries. */
export const isFromElsewhere = (context: Context): boolean => {
  const site = context.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Address of the other end of the connection, as the Node server tells it; one name for all where it does not. */
export const addressOf = (context: Context): string => {
  const env: unknown = context.env
  const incoming: unknown = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : null
  const socket: unknown =
    typeof incoming === 'object' && incoming !== null && 'socket' in incoming ? incoming.socket : null
  const address: unknown =
    typeof socket === 'object' && socket !== null && 'remoteAddress' in socket ? socket.remoteAddress : null
  return typeof address === 'string' ? address : 'unknown'
}
