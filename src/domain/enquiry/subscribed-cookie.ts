const NAME = 'vitrine_newsletter'
/** Seconds; a form recognises what was sent again for as long. */
const LIFETIME_S = 24 * 3_600

/** Value of `Set-Cookie` by which the forms of this browser know that a subscription is confirmed, or has ended. */
export const subscribedCookie = (reference: string, isConfirmed: boolean): string =>
  `${NAME}=${isConfirmed ? reference : ''}; Path=/; Max-Age=${isConfirmed ? LIFETIME_S : 0}; SameSite=Lax`

/** Whether the subscription with a reference was confirmed in this browser. @param cookies `document.cookie` */
export const isConfirmedHere = (cookies: string, reference: string): boolean =>
  cookies.split('; ').includes(`${NAME}=${reference}`)
