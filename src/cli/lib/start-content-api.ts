import { join } from 'node:path'
import { DEMO_TOKENS } from '../../../demo/content-api/options'
import { localOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'
import { createContentClient } from '../../content-api/content-client'
import type { Children } from './children'
import type { Terminal } from './terminal'

/** Starts the demo content API as a process of its own, which tells of publications by webhook. */
export const startContentApi = async (
  root: string,
  { HOST, CONTENT_PORT, API_PORT, DATA_DIR, ASSET_BASE_URL, STORYBLOK_WEBHOOK_SECRET }: ServerEnv,
  children: Children,
  terminal: Terminal,
): Promise<void> => {
  const started = terminal.step('Starting the demo content API')
  const webhook = {
    WEBHOOK_URL: `${localOrigin(HOST, API_PORT)}/api/webhooks/storyblok`,
    WEBHOOK_SECRET: STORYBLOK_WEBHOOK_SECRET ?? '',
  }
  await children.startService('the demo content API', ['--import', 'tsx', join(root, 'demo/content-api/main.ts')], {
    env: {
      ...process.env,
      HOST,
      CONTENT_PORT: String(CONTENT_PORT),
      DATA_DIR: join(DATA_DIR, 'content'),
      ASSET_BASE_URL,
      ...webhook,
    },
  })
  const endpoint = `${localOrigin(HOST, CONTENT_PORT)}/v2`
  const version = await createContentClient({ endpoint, token: DEMO_TOKENS.public }).readVersion()
  started(`${endpoint}, content version ${version}`)
}
