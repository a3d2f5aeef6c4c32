import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { segments } from '../config/segments'
import { createApp } from '../server/app'
import { openDatabase } from '../server/database/open-database'
import { createVehicleSlugById } from '../server/dealer/vehicle-slug-by-id'
import { readMoved } from '../server/redirects/moved-paths'
import { redirectRoutes } from '../server/redirects/redirect-routes'
import { parseRedirectTable } from '../server/redirects/redirect-table'

type Fetch = (request: Request) => Response | Promise<Response>

/** Written by the build, and packed beside the function (`included_files` in netlify.toml). */
const TABLE = join(process.cwd(), 'dist/builds/redirects.json')

const open = async (): Promise<Fetch> => {
  const { DATABASE_URL, ASSET_BASE_URL } = process.env
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set: functions have no disk to keep a database on')
  const { db } = await openDatabase({ DATA_DIR: '/tmp', DATABASE_URL })
  const table = parseRedirectTable(await readFile(TABLE, 'utf8'))
  const redirects = redirectRoutes({ table: () => table, moved: () => readMoved(db), vehicleSlugById: createVehicleSlugById(db), segments })
  const logger = { info: console.info, error: console.error }
  const app = createApp({ db, config: { ASSET_BASE_URL: ASSET_BASE_URL ?? '' }, redirects, logger })
  return (request) => app.fetch(request)
}

let opening: Promise<Fetch> | null = null

/** The whole API on a serverless function. An instance opens the database once; a failure is tried anew. */
const handler = async (request: Request): Promise<Response> => {
  try {
    opening ??= open()
    return await (await opening)(request)
  } catch (error) {
    opening = null
    console.error(error)
    const answer = { error: { code: 'unavailable', message: 'The service is not there for the moment.' } }
    return Response.json(answer, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}

export default handler
export const config = { path: '/api/*' }
