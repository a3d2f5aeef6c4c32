import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { guardCluster } from './cluster-guard'

const run = promisify(execFile)

export interface TemporaryCluster {
  url: string
  /** Ends the server as a crash does; its data stay. */
  halt: () => Promise<void>
  /** Starts it again at the same address. */
  resume: () => Promise<void>
  /** Ends it for good. */
  stop: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** The server refuses to run as root: then it runs as `postgres`, which comes with the package, or as `nobody`. */
const unprivilegedUser = async (): Promise<{ name: string; uid: number } | null> => {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const uid = await run('id', ['-u', name]).then(
      ({ stdout }) => Number(stdout),
      () => null,
    )
    if (uid !== null) return { name, uid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

/** Starts a PostgreSQL of its own in a temporary folder, on a free port of 127.0.0.1. */
export const startTemporaryCluster = async (bin: string): Promise<TemporaryCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'))
  const user = await unprivilegedUser()
  if (user) await chown(folder, user.uid, -1)
  await chmod(folder, 0o700)
  const commandLine = (program: string, args: readonly string[]): [string, ...string[]] =>
    user ? ['runuser', '-u', user.name, '--', join(bin, program), ...args] : [join(bin, program), ...args]
  const as = (program: string, ...args: string[]) => {
    const [command, ...rest] = commandLine(program, args)
    return run(command, rest, { cwd: folder })
  }

  const data = join(folder, 'data')
  const port = await freePort()
  await as('initdb', '-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C')
  const options = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    // Commits must outlive a crash of the server, which tests cause, but not one of the machine.
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
  ]
  const settings = [`-p ${port}`, `-k ${folder}`, ...options.map((option) => `-c ${option}`)].join(' ')
  const resume = async (): Promise<void> => {
    await as('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  }
  const halt = async (): Promise<void> => {
    await as('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  }
  await resume()
  const endGuard = guardCluster(folder, commandLine('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']))
  return {
    halt,
    resume,
    url: `postgres://vitrine@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // It may be halted already.
      await halt().catch(() => undefined)
      endGuard()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
