import { publicConfig } from '../public'

/** URL of Turnstile’s script, with explicit rendering; null if Turnstile is not configured. */
export const turnstileScriptUrl = ({ siteKey, scriptUrl } = publicConfig.turnstile): string | null => {
  if (!siteKey || !URL.canParse(scriptUrl)) return null
  const url = new URL(scriptUrl)
  url.searchParams.set('render', 'explicit')
  return url.href
}
