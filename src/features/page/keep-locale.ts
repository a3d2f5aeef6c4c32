import { site } from '../../config/site'

const SECONDS_PER_DAY = 86_400

/** Keeps the language of the route that was opened for 365 days (spec, section 4); every route of this site is French. */
export const keepLocale = (): void => {
  const { name, maxAgeDays } = site.localeCookie
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${site.language}; Max-Age=${maxAgeDays * SECONDS_PER_DAY}; Path=/; SameSite=Lax${secure}`
}
