import { hostCookie, hostCookieName } from './cookie'
import { derive } from './secret'
import { SESSION_SECONDS } from './session-store'

const COOKIE = 'vitrine_status'

export const cookieName = (isTls: boolean): string => hostCookieName(COOKIE, isTls)

/** What a form of this session must carry: another site can make a browser send the cookie, but cannot know this. */
export const formTokenOf = (token: string, session: string): string => derive(token, 'form', session)

/** Value of `Set-Cookie` that signs in; without a session, the one that signs out. */
export const sessionCookie = (session: string | null, isTls: boolean): string =>
  hostCookie(COOKIE, session ?? '', session === null ? 0 : SESSION_SECONDS, isTls)
