import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { signal } from '../../e2e/support/processes'
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
  /** Lets a program read /api/status. */
  statusToken: string
  /** Process id of the server. */
  pid: number
  /** Ends it as a service manager does, and waits until the builder has saved its state. */
  close: () => Promise<void>
}

/** Milliseconds that saving the state of the largest stock may take. */
const GRACE = 60_000

/** The bundler takes addresses for its input: on data that are taken up again they are those of before. */
const portsOf = async (dataDir: string): Promise<number[]> => {
  const file = join(dataDir, 'bench-ports.json')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return z.array(z.number()).parse(JSON.parse(known))
  const ports = await freePorts(4)
  await writeFile(file, JSON.stringify(ports))
  return ports
}

/**
 * Starts it with the settings of `npm start`.
 *
 * @param keep folder for its data, which stays for the next time; without one it is a new one that goes in the end
 * @param variables what else its processes are told
 */
export const startSystem = async (
  root: string,
  vehicles: number,
  keep?: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<System> => {
  const children = createChildren()
  const dataDir = keep ?? (await mkdtemp(join(tmpdir(), 'vitrine-bench-')))
  await mkdir(dataDir, { recursive: true })
  const [site, api, content, preview] = await portsOf(dataDir)
  const server = await children.startService('npm start', ['--import', 'tsx', join(root, 'src/cli/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(site),
      API_PORT: String(api),
      CONTENT_PORT: String(content),
      PREVIEW_PORT: String(preview),
      DEMO_PORT: '0',
      MAIL_PORT: '0',
      DATA_DIR: dataDir,
      DEMO_VEHICLES: String(vehicles),
      ...DEMO_SECRETS,
      ...variables,
    },
    onLine: (line) => console.error(`  ${line}`),
  })
  const running = readRunningService(dataDir)
  const { pid } = server
  if (!running || pid === undefined) throw new Error('the dealer service does not say where it is')
  return {
    dataDir,
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://127.0.0.1:${api}`,
    contentUrl: `http://127.0.0.1:${content}`,
    dealerToken: running.token,
    statusToken: DEMO_SECRETS.STATUS_TOKEN,
    pid,
    close: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit', { signal: AbortSignal.timeout(GRACE) })
        signal(-pid, 'SIGTERM')
        await ended.catch(() => console.error(`  it has not ended in ${GRACE / 1000} s`))
      }
      await children.end()
      if (keep === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
