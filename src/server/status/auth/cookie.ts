/** The prefix makes browsers refuse the cookie from any other host, and without TLS. */
export const hostCookieName = (name: string, isTls: boolean): string => (isTls ? `__Host-${name}` : name)

/** @param seconds until the browser drops it; 0 drops it at once */
export const hostCookie = (name: string, value: string, seconds: number, isTls: boolean): string =>
  `${hostCookieName(name, isTls)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isTls ? '; Secure' : ''}`
