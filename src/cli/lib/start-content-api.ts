import { join } from 'node:path'
import { DEMO_TOKENS } from '../../../demo/content-api/options'
import { localOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'
import { z } from 'zod'
import type { Children } from './children'
import type { Terminal } from './terminal'

const spaceAnswer = z.object({ space: z.object({ version: z.number() }) })

/** Version of the published content, which changes with every publication. */
const contentVersion = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/v2/cdn/spaces/me?token=${DEMO_TOKENS.public}`)
  return String(spaceAnswer.parse(await response.json()).space.version)
}

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
  const version = await contentVersion(localOrigin(HOST, CONTENT_PORT))
  started(`${localOrigin(HOST, CONTENT_PORT)}/v2, content version ${version}`)
}
