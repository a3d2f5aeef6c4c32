import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChildren } from '../../src/cli/lib/children'
import { DEMO_SECRETS } from '../../src/cli/lib/demo-secrets'
import { freePorts } from '../../src/cli/lib/ports'
import { readRunningService } from '../../src/server/dealer/import/service-file'

/** The whole product as `npm start` runs it, on free ports and with a data folder of its own. */
export interface System {
  dataDir: string
  siteUrl: string
  apiUrl: string
  contentUrl: string
  /** Lets a system write into the stock. */
  dealerToken: string
  /** Process id of the server. */
  pid: number
  close(): Promise<void>
}

/** Starts it; events wait for nobody, so that what is measured is the way from webhook to live alone. */
export const startSystem = async (root: string, vehicles: number, variables: NodeJS.ProcessEnv = {}): Promise<System> => {
  const children = createChildren()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const [site, api, content, preview] = await freePorts(4)
  const server = await children.startService('npm start', ['--import', 'tsx', join(root, 'src/cli/start.ts')], {
    cwd: root,
    env: {
      ...process.env, PORT: String(site), API_PORT: String(api), CONTENT_PORT: String(content), PREVIEW_PORT: String(preview),
      DATA_DIR: dataDir, DEMO_VEHICLES: String(vehicles), DEBOUNCE_MS: '0', MAX_WAIT_MS: '0', ...DEMO_SECRETS, ...variables,
    },
    onLine: (line) => console.error(`  ${line}`),
  })
  const running = readRunningService(dataDir)
  if (!running) throw new Error('the dealer service does not say where it is')
  return {
    dataDir,
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://127.0.0.1:${api}`,
    contentUrl: `http://127.0.0.1:${content}`,
    dealerToken: running.token,
    pid: server.pid ?? 0,
    close: async () => {
      await children.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
