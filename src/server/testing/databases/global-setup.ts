import { findServerBinaries } from './server-binaries'
import { startTemporaryCluster } from './temporary-cluster'
import type { TemporaryCluster } from './temporary-cluster'

declare global {
  var temporaryCluster: TemporaryCluster | undefined
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/**
 * Before all tests: finds or starts the PostgreSQL that database tests use beside PGlite, and tells the workers by
 * `TEST_DATABASE_URL`. `VITRINE_TEST_POSTGRES=off` leaves it out.
 */
const globalSetup = async (): Promise<void> => {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']
  if (given) {
    process.env['TEST_DATABASE_URL'] = given
    return say('Database tests: PGlite, and the PostgreSQL of DATABASE_URL')
  }
  if (process.env['VITRINE_TEST_POSTGRES'] === 'off')
    return say('Database tests: PGlite only (PostgreSQL left out: switched off)')
  const found = findServerBinaries()
  if ('missing' in found) return say(`Database tests: PGlite only (PostgreSQL left out: ${found.missing})`)
  try {
    globalThis.temporaryCluster = await startTemporaryCluster(found.bin)
    process.env['TEST_DATABASE_URL'] = globalThis.temporaryCluster.url
    say(`Database tests: PGlite, and a temporary PostgreSQL from ${found.bin}`)
  } catch (error) {
    say(
      `Database tests: PGlite only (PostgreSQL left out: ${error instanceof Error ? error.message.split('\n')[0] : String(error)})`,
    )
  }
}

export default globalSetup
