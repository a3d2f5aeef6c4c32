import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { System } from '../../bench/incremental/system'
import { DEMO_SECRETS } from '../../src/cli/lib/demo-secrets'
import { readRunningService } from '../../src/server/dealer/import/service-file'
import { statusSchema } from '../../src/server/status/model/schema'
import type { Status } from '../../src/server/status/model/schema'
import { childOf, signal, until } from './processes'

/** The whole product as `npm start` runs it, on ports and with a data folder of its own, to be killed and started again. */
export interface OwnSystem extends System {
  contentPort: number
  /** What the server wrote, over all its lives. */
  lines: string[]
  /** @throws Error with its last lines when it ends before it serves */
  start: () => Promise<void>
  /** kill -9 of the server alone; resolves when nobody listens on its ports any more, so that it can be started again. */
  kill: () => Promise<void>
  /** Process id of the builder below the server; null while there is none. */
  builder: () => number | null
  status: () => Promise<Status>
  /** Lets it end as Ctrl-C or a service manager does, which signal the builder too; the data folder stays. */
  stop: () => Promise<void>
}

/** Milliseconds that a build from nothing may take on a busy machine, and that children of a killed server need to end. */
const PATIENCE = 600_000
const GRACE = 30_000

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

export interface OwnSystemOptions {
  /** Root of the checkout. */
  root: string
  dataDir: string
  ports: { site: number; api: number; content: number; preview: number }
  vehicles: number
  /** Settings of the server beside those of `npm start`. */
  variables?: NodeJS.ProcessEnv
}

export const createOwnSystem = ({
  root,
  dataDir,
  ports: { site, api, content, preview },
  vehicles,
  variables = {},
}: OwnSystemOptions): OwnSystem => {
  const lines: string[] = []
  let server: ChildProcess | null = null
  const env = {
    ...process.env,
    PORT: String(site),
    API_PORT: String(api),
    CONTENT_PORT: String(content),
    PREVIEW_PORT: String(preview),
    // The site sends people on to these.
    DEMO_PORT: '0',
    MAIL_PORT: '0',
    DATA_DIR: dataDir,
    COMPRESSION_THREADS: '0',
    DEMO_VEHICLES: String(vehicles),
    GATSBY_SITE_URL: `http://localhost:${site}`,
    ...DEMO_SECRETS,
    ...variables,
  }
  const pid = (): number => server?.pid ?? 0
  const siteUrl = `http://localhost:${site}`

  const stop = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    const last = pid()
    const builder = childOf(last, 'src/cli/builder.ts')
    for (const one of builder === null ? [last] : [builder, last]) signal(one, 'SIGTERM')
    const timer = setTimeout(() => signal(last, 'SIGKILL'), PATIENCE / 10)
    await ended
    clearTimeout(timer)
  }

  return {
    dataDir,
    siteUrl,
    lines,
    apiUrl: `http://127.0.0.1:${api}`,
    contentUrl: `http://127.0.0.1:${content}`,
    contentPort: content,
    statusToken: DEMO_SECRETS.STATUS_TOKEN,
    get dealerToken() {
      return readRunningService(dataDir)?.token ?? ''
    },
    get pid() {
      return pid()
    },
    builder: () => childOf(pid(), 'src/cli/builder.ts'),
    start: async () => {
      // Not detached: what outlives a killed server has to end by itself.
      const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'src/cli/start.ts')], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      server = child
      for (const stream of [child.stdout, child.stderr])
        if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line))
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`It does not start:\n${lines.slice(-30).join('\n')}`)),
          PATIENCE,
        )
        child.once('message', () => {
          clearTimeout(timer)
          resolve()
        })
        child.once('exit', () => reject(new Error(`It ended:\n${lines.slice(-30).join('\n')}`)))
      })
    },
    kill: async () => {
      if (!server) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      server = null
      await until(
        'a killed server leaves nobody on its ports',
        async () => (await Promise.all([site, api, content, preview].map(isOpen))).every((open) => !open),
        GRACE,
      )
    },
    status: async () => {
      const answer = await fetch(`${siteUrl}/api/status`, {
        headers: { authorization: `Bearer ${DEMO_SECRETS.STATUS_TOKEN}` },
      })
      return statusSchema.parse(await answer.json())
    },
    stop,
    close: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}
