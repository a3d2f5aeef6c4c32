import { personalOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'

/** Path below the site → address of the page that answers there. */
export type DemoPages = Readonly<Record<string, string>>

/** The pages of the demo that are not the site's, each on a port of its own. */
export const demoPagesOf = ({ HOST, PREVIEW, PREVIEW_PORT, DEMO_PORT }: ServerEnv): DemoPages => {
  const receivers = personalOrigin(HOST, DEMO_PORT)
  return {
    ...(PREVIEW && { '/demo/editor': `${personalOrigin(HOST, PREVIEW_PORT)}/demo/editor` }),
    '/demo/boite': `${receivers}/demo/boite`,
    '/demo/crm': `${receivers}/demo/crm`,
  }
}

/**
 * Where a request for a page of the demo is sent on to.
 *
 * @param query without its question mark
 * @returns null for every other path
 */
export const demoPageAddress = (pages: DemoPages, path: string, query: string): string | null => {
  for (const [own, address] of Object.entries(pages))
    if (path === own || path.startsWith(`${own}/`))
      return `${address}${path.slice(own.length)}${query === '' ? '' : `?${query}`}`
  return null
}
