import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorLine } from '../../../domain/errors/error-message'
import { findServerBinaries } from './server-binaries'
import { createTemplateDatabase } from './template-database'
import type { TemplateDatabase } from './template-database'
import { startTemporaryCluster } from './temporary-cluster'
import type { TemporaryCluster } from './temporary-cluster'

declare global {
  var temporaryCluster: TemporaryCluster | undefined
  var templateDatabase: TemplateDatabase | undefined
  var embeddedFolder: string | undefined
}

const say = (line: string): void => {
  process.stderr.write(`Database tests: ${line}\n`)
}

/** The address of a PostgreSQL to test on, or why there is none. */
const findServer = async (): Promise<{ url: string; how: string } | { missing: string }> => {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']
  if (given) return { url: given, how: 'the PostgreSQL of DATABASE_URL' }
  if (process.env['VITRINE_TEST_POSTGRES'] === 'off') return { missing: 'switched off' }
  const found = findServerBinaries()
  if ('missing' in found) return found
  globalThis.temporaryCluster = await startTemporaryCluster(found.bin)
  return { url: globalThis.temporaryCluster.url, how: `a temporary PostgreSQL from ${found.bin}` }
}

/**
 * Before all tests: finds or starts PostgreSQL, prepares the database that tests copy, and tells the workers by
 * `TEST_DATABASE_URL` and `TEST_DATABASE_TEMPLATE`. `VITRINE_TEST_POSTGRES=off` leaves PostgreSQL out. Embedded databases
 * are created in `TEST_EMBEDDED_FOLDER`.
 */
const globalSetup = async (): Promise<void> => {
  // `npm test` sets one folder for all parts of its unit tests.
  if (process.env['TEST_EMBEDDED_FOLDER'] === undefined)
    process.env['TEST_EMBEDDED_FOLDER'] = globalThis.embeddedFolder = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'))
  try {
    const server = await findServer()
    if ('missing' in server) {
      say(`PGlite only (PostgreSQL left out: ${server.missing})`)
      return
    }
    globalThis.templateDatabase = await createTemplateDatabase(server.url)
    process.env['TEST_DATABASE_URL'] = server.url
    process.env['TEST_DATABASE_TEMPLATE'] = globalThis.templateDatabase.name
    say(`${server.how}${process.env['TEST_DATABASES'] === 'all' ? ', and PGlite for every suite' : ''}`)
  } catch (error) {
    say(`PGlite only (PostgreSQL left out: ${errorLine(error)})`)
  }
}

export default globalSetup
