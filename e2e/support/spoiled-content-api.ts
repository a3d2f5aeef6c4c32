import { join } from 'node:path'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { DEMO_SECRETS } from '../../src/cli/lib/demo-secrets'
import { freePorts } from '../../src/cli/lib/ports'
import type { OwnSystem } from './own-system'
import { until, signal } from './processes'
import { startProxy } from './proxy'
import type { Proxy, Spoiler } from './proxy'
import { contentApiOf } from './strike'

export type Mode = 'well' | 'away' | '429' | 'garbage'

const SPOILERS: Record<'429' | 'garbage', Spoiler> = {
  429: () =>
    new Response('{"error":"slow down"}', {
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '1' },
    }),
  garbage: () => new Response('<html>maintenance</html>', { headers: { 'content-type': 'text/html' } }),
}

/**
 * Puts a proxy where the system reads content: the demo's content API goes on elsewhere, where editors still publish.
 * `system.contentUrl` is where they do from then on.
 */
export const spoilContentApi = async (root: string, system: OwnSystem) => {
  const pid = contentApiOf(system)
  if (pid === null) throw new Error('there is no content API')
  signal(pid, 'SIGTERM')
  await until('the content API ends', () => contentApiOf(system) === null, 30_000)
  const [port = 0] = await freePorts(1)
  const api = spawn(process.execPath, ['--import', 'tsx', join(root, 'demo/content-api/main.ts')], {
    env: {
      ...process.env,
      CONTENT_PORT: String(port),
      DATA_DIR: join(system.dataDir, 'content'),
      ASSET_BASE_URL: system.siteUrl,
      WEBHOOK_URL: `${system.apiUrl}/api/webhooks/storyblok`,
      WEBHOOK_SECRET: DEMO_SECRETS.STORYBLOK_WEBHOOK_SECRET,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(api, 'message')
  const origins = { content: `http://127.0.0.1:${port}`, dealer: system.apiUrl }
  let proxy: Proxy | null = await startProxy(origins, system.contentPort)
  const read = system.contentUrl
  system.contentUrl = origins.content
  let since = Date.now()

  return {
    /** When it began to be as it is. */
    get since() {
      return since
    },
    be: async (mode: Mode): Promise<void> => {
      since = Date.now()
      if (mode === 'away') {
        await proxy?.close()
        proxy = null
        return
      }
      proxy ??= await startProxy(origins, system.contentPort)
      proxy.spoil(mode === 'well' ? null : SPOILERS[mode])
    },
    close: async (): Promise<void> => {
      system.contentUrl = read
      await proxy?.close()
      const ended = once(api, 'exit')
      api.kill('SIGTERM')
      await ended
    },
  }
}
