import { randomBytes } from 'node:crypto'
import { derive, isSameSecret } from './secret'

export const COOKIE = 'vitrine_status'
/** Seconds that a sign-in lasts. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60
/** Where the cookie is sent to, and nowhere else on the site. */
const COOKIE_PATHS = ['/status', '/api/status']

/** `{expiry}.{random}.{proof}`: nothing to store, and a new token ends every session. */
export const createSession = (token: string, now: Date): string => {
  const claim = `${Math.floor(now.getTime() / 1000) + SESSION_SECONDS}.${randomBytes(12).toString('base64url')}`
  return `${claim}.${derive(token, 'session', claim)}`
}

export const isSession = (token: string, session: string | undefined, now: Date): session is string => {
  const parts = /^((\d{1,12})\.[\w-]{16})\.([\w-]{43})$/.exec(session ?? '')
  if (!parts) return false
  const [, claim = '', expiry = '', proof = ''] = parts
  return isSameSecret(proof, derive(token, 'session', claim)) && Number(expiry) * 1000 > now.getTime()
}

/** What a form of this session must carry: another site can make a browser send the cookie, but cannot know this. */
export const formTokenOf = (token: string, session: string): string => derive(token, 'form', session)

const attributes = (path: string, seconds: number, secure: boolean): string =>
  `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

/** Values of `Set-Cookie` that sign in; without a session, those that sign out. */
export const sessionCookies = (session: string | null, secure: boolean): string[] =>
  COOKIE_PATHS.map(
    (path) => `${COOKIE}=${session ?? ''}; ${attributes(path, session === null ? 0 : SESSION_SECONDS, secure)}`,
  )
