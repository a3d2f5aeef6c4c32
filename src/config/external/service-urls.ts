import { publicConfig } from '../public'

/** URL of the appointment service's script; null unless the whole account is configured. */
export const bookingScriptUrl = ({ scriptUrl, appId, appCode, settingsId } = publicConfig.booking): string | null => {
  if (!scriptUrl || !appId || !appCode || !settingsId || !URL.canParse(scriptUrl)) return null
  const url = new URL(scriptUrl)
  url.searchParams.set('app', appId)
  url.searchParams.set('app_code', appCode)
  url.searchParams.set('bts[settings]', settingsId)
  url.searchParams.set('bts[autoenable]', 'off')
  return url.href
}

/** URL of the tag manager’s script with the group’s account; null unless both are configured. */
export const tagManagerUrl = (
  { scriptUrl, id }: { scriptUrl: string; id: string } = publicConfig.analytics,
): string | null => {
  if (!scriptUrl || !id || !URL.canParse(scriptUrl)) return null
  const url = new URL(scriptUrl)
  url.searchParams.set('id', id)
  return url.href
}
