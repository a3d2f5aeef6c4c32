import { join } from 'node:path'
import type { ServerEnv } from '../../../config/env/server-env'
import type { Publisher } from '../../../server/builds/types'
import { netlifyPublisher } from '../../../server/publish/netlify/publisher'
import { localPublisher } from '../../../server/release/local-publisher'
import type { ReleaseStore } from '../../../server/release/open-store'
import { readHeadersText } from '../../../server/static/host-config'

export interface ChoosePublisherOptions {
  root: string
  env: ServerEnv
  store: ReleaseStore
  /** See `localPublisher`; where another host serves, this machine's copy follows by itself. */
  onSwitch: (releaseId: string) => Promise<void>
}

/** The publisher that the environment names. */
export const choosePublisher = async ({ root, env, store, onSwitch }: ChoosePublisherOptions): Promise<Publisher> => {
  const { PUBLISHER, NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID, NETLIFY_API_URL, API_ORIGIN } = env
  if (PUBLISHER === 'local' || NETLIFY_AUTH_TOKEN === undefined || NETLIFY_SITE_ID === undefined)
    return localPublisher(store, onSwitch)
  const headers = await readHeadersText(join(root, 'netlify.toml'))
  return netlifyPublisher({
    store,
    host: { headers, apiOrigin: API_ORIGIN ?? null },
    siteId: NETLIFY_SITE_ID,
    token: NETLIFY_AUTH_TOKEN,
    apiUrl: NETLIFY_API_URL,
  })
}
