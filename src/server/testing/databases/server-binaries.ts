import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

const newestInstalled = (): string | null => {
  if (!existsSync(DEBIAN_FOLDER)) return null
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
  const folder = versions
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  return folder ?? null
}

const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, {
    stdio: 'ignore',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/**
 * Folder of Debian's PostgreSQL server programs. In CI the package is installed when it is missing.
 *
 * @returns the folder, or why there is none
 */
export const findServerBinaries = (): { bin: string } | { missing: string } => {
  const found = newestInstalled()
  if (found !== null) return { bin: found }
  if (process.env['CI'] !== 'true') return { missing: 'no DATABASE_URL, and no PostgreSQL server on this machine' }
  try {
    run('apt-get', 'update')
    run('apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql')
  } catch {
    return { missing: 'no DATABASE_URL, and the package postgresql could not be installed' }
  }
  const bin = newestInstalled()
  return bin === null ? { missing: 'the package postgresql brought no server' } : { bin }
}
