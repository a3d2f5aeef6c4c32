import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { OpenDatabase } from '../database/open-database'
import { requireBearer } from '../http/bearer'
import { createSealer } from '../sealing/create-sealer'
import type { SealingKey } from '../sealing/types'
import { writeBackup } from './write-backup'

/**
 * `GET /api/backup`: the lines of a backup, for `npm run backup` beside a running server.
 *
 * @param token of the running service: whoever can read the data folder knows it
 */
export const createBackupRoutes = (
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  keys: readonly SealingKey[] | undefined,
  token: string,
): Hono => {
  const sealer = createSealer(keys ?? [])
  const routes = new Hono()
  routes.use('*', requireBearer(token, 'The token of the running service is needed.'))
  routes.get('/', (context) => {
    context.header('Cache-Control', 'no-store')
    // A backup that breaks off lacks its last line, by which whoever reads it knows.
    return stream(context, async (out) => {
      for await (const line of writeBackup(database, sealer, new Date())) await out.write(line)
    })
  })
  return routes
}
