import { publicConfig } from '../../config/public'
import { dataLayer } from './data-layer'

const SCRIPT_ID = 'tag-manager'

/** Address of the tag manager’s script with the group’s account; null unless both are configured. */
export const tagManagerUrl = (
  { scriptUrl, id }: { scriptUrl: string; id: string } = publicConfig.analytics,
): string | null => {
  if (!scriptUrl || !id || !URL.canParse(scriptUrl)) return null
  const url = new URL(scriptUrl)
  url.searchParams.set('id', id)
  return url.href
}

/** Loads the tag manager, once. Only after the visitor agreed: it reads everything the data layer has from the first page on. */
export const loadTagManager = (url: string): void => {
  if (document.getElementById(SCRIPT_ID)) return
  dataLayer()?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.src = url
  script.async = true
  document.head.append(script)
}

/** Whether the tag manager is on this page: what it does can only be ended with the page. */
export const isTagManagerLoaded = (): boolean => document.getElementById(SCRIPT_ID) !== null
