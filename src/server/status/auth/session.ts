import { derive } from './secret'
import { SESSION_SECONDS } from './session-store'

/** The prefix makes browsers refuse the cookie from any other host, and without TLS. */
export const cookieName = (isTls: boolean): string => (isTls ? '__Host-vitrine_status' : 'vitrine_status')

/** What a form of this session must carry: another site can make a browser send the cookie, but cannot know this. */
export const formTokenOf = (token: string, session: string): string => derive(token, 'form', session)

/** Value of `Set-Cookie` that signs in; without a session, the one that signs out. */
export const sessionCookie = (session: string | null, isTls: boolean): string => {
  const seconds = session === null ? 0 : SESSION_SECONDS
  return `${cookieName(isTls)}=${session ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isTls ? '; Secure' : ''}`
}
