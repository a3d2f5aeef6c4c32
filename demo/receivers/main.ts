import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { awaitFolder } from '../../src/server/database/await-folder'
import { startReceivers } from './start-receivers'

/** Milliseconds to wait for the previous process to end. */
const PATIENCE = 15_000

const portOf = (name: string, fallback: number): number => {
  const port = Number(process.env[name] || fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`${name}: must be a port number up to 65535`)
}

/** The demo's inbox and CRM as a process of its own: they stay up while the site is killed and started again. */
const main = async (): Promise<void> => {
  const { env } = process
  const dataDir = env['DATA_DIR'] || '.data/receivers'
  mkdirSync(dataDir, { recursive: true })
  const hasParent = process.connected
  await awaitFolder(join(dataDir, 'receivers.lock'), PATIENCE)
  if (hasParent && !process.connected) return
  const receivers = await startReceivers({
    host: env['HOST'] || '127.0.0.1',
    port: portOf('DEMO_PORT', 4402),
    mailPort: portOf('MAIL_PORT', 4425),
    dataDir,
    webhookSecrets: (env['CRM_WEBHOOK_SECRETS'] ?? '').split(',').filter(Boolean),
    siteUrl: env['SITE_URL'] || 'http://localhost:8888',
    log: (line) => console.error(line),
  })
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    void receivers.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (process.send) process.on('disconnect', stop)
  console.log(`receivers ready: http://127.0.0.1:${receivers.port}, mail on port ${receivers.mailPort}`)
  process.send?.({ ready: true })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
