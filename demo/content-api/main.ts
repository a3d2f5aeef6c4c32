import { serve } from '@hono/node-server'
import { join } from 'node:path'
import { awaitFolder } from '../../src/server/database/await-folder'
import { demoDatasources, demoStories } from '../content/index'
import { createContentApi } from './content-api'
import { DEMO_TOKENS } from './options'

/** Milliseconds to wait for the previous process, which may still be sending its last webhook. Tests wait less. */
const PATIENCE = 15_000

const HOST = process.env['HOST'] || '127.0.0.1'

const portOf = (text: string | undefined): number => {
  const port = Number(text || 4400)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error('CONTENT_PORT: must be a port number up to 65535')
}

/** The demo group's content API as a process of its own, for `npm start` and for people who look around. */
const main = async (): Promise<void> => {
  const { env } = process
  const port = portOf(env['CONTENT_PORT'])
  const url = env['WEBHOOK_URL']
  const dataDir = env['DATA_DIR'] || '.data/content'
  // Two processes would fold and write one journal: what the first acknowledged would be lost.
  const hasParent = process.connected
  await awaitFolder(join(dataDir, 'space.lock'), Number(env['CONTENT_PATIENCE_MS'] || PATIENCE))
  // Who wanted it went while it waited: nobody would end it.
  if (hasParent && !process.connected) return
  const api = createContentApi({
    dataDir,
    seed: { stories: demoStories(), datasources: demoDatasources() },
    baseUrl: (env['ASSET_BASE_URL'] || `http://localhost:${port}`).replace(/\/+$/, ''),
    tokens: {
      public: env['CONTENT_PUBLIC_TOKEN'] || DEMO_TOKENS.public,
      preview: env['CONTENT_PREVIEW_TOKEN'] || DEMO_TOKENS.preview,
      management: env['CONTENT_MANAGEMENT_TOKEN'] || DEMO_TOKENS.management,
    },
    webhook: url ? { url, secret: env['WEBHOOK_SECRET'] ?? '' } : null,
    log: (line) => console.error(`content API: ${line}`),
  })
  const server = serve({ fetch: api.fetch, port, hostname: HOST }, (address) => {
    console.log(`content API ready: http://${HOST}:${address.port}/v2`)
    process.send?.({ ready: true, port: address.port })
  })
  // Drawing keeps the process busy at times; readers' connections must not end meanwhile.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `CONTENT_PORT: port ${port} is taken` : error.message)
    process.exit(1)
  })
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    void api.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (process.send) process.on('disconnect', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
