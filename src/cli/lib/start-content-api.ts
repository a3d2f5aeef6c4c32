import { join } from 'node:path'
import { DEMO_TOKENS } from '../../../demo/content-api/options'
import type { ServerEnv } from '../../config/env/server-env'
import { z } from 'zod'
import type { Children } from './children'
import type { Terminal } from './terminal'

const spaceAnswer = z.object({ space: z.object({ version: z.number() }) })

/** Version of the published content, which changes with every publication. */
const contentVersion = async (port: number): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/v2/cdn/spaces/me?token=${DEMO_TOKENS.public}`)
  return String(spaceAnswer.parse(await response.json()).space.version)
}

/**
 * Starts the demo content API as a process of its own.
 *
 * @returns the version of its content
 */
export const startContentApi = async (
  root: string,
  { CONTENT_PORT, DATA_DIR, ASSET_BASE_URL }: ServerEnv,
  children: Children,
  terminal: Terminal,
): Promise<string> => {
  const started = terminal.step('Starting the demo content API')
  await children.startService('the demo content API', ['--import', 'tsx', join(root, 'demo/content-api/main.ts')], {
    env: { ...process.env, CONTENT_PORT: String(CONTENT_PORT), DATA_DIR: join(DATA_DIR, 'content'), ASSET_BASE_URL },
  })
  const version = await contentVersion(CONTENT_PORT)
  started(`http://127.0.0.1:${CONTENT_PORT}/v2, content version ${version}`)
  return version
}
