import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFunctionEnv } from '../config/env/function-env'
import { segments } from '../config/segments'
import { createFunctionApp } from '../server/build-hook/function-app'
import type { FunctionApp } from '../server/build-hook/function-app'
import { openDatabase } from '../server/database/open-database'
import { createVehicleSlugById } from '../server/dealer/vehicle-slug-by-id'
import { readMoved } from '../server/redirects/moved-paths'
import { redirectRoutes } from '../server/redirects/redirect-routes'
import { parseRedirectTable } from '../server/redirects/redirect-table'
import { withHeaders } from '../server/http/fetch-handler'
import { commonHeaders, readHeaderRules } from '../server/static/host-config'

/** What the host gives beside a request. */
interface HostContext {
  /** Keeps the instance alive until the work is done. */
  waitUntil?: (work: Promise<unknown>) => void
}

/** Of the host, whose header rules hold for files only; packed beside the function. */
const HOST_CONFIG = join(process.cwd(), 'netlify.toml')
/** Written by the build, and packed beside the function (`included_files` in netlify.toml). */
const TABLE = join(process.cwd(), 'dist/builds/redirects.json')

const open = async (): Promise<FunctionApp> => {
  const env = parseFunctionEnv(process.env)
  const { db } = await openDatabase({ DATA_DIR: '/tmp', DATABASE_URL: env.DATABASE_URL })
  const table = parseRedirectTable(await readFile(TABLE, 'utf8'))
  const redirects = redirectRoutes({
    table: () => table,
    moved: () => readMoved(db),
    vehicleSlugById: createVehicleSlugById(db),
    segments,
  })
  return createFunctionApp(db, env, redirects, { info: console.info, error: console.error })
}

let opening: Promise<FunctionApp> | null = null

/** An instance opens the database once; a failure is tried anew. */
const answer = async (request: Request, context?: HostContext): Promise<Response> => {
  try {
    opening ??= open()
    // What `waitUntil` cannot hold is left to the schedule.
    return await (await opening).fetch(request, (work) => context?.waitUntil?.(work))
  } catch (error) {
    opening = null
    console.error(error)
    const body = { error: { code: 'unavailable', message: 'The service is not there for the moment.' } }
    return Response.json(body, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}

const headers = readHeaderRules(HOST_CONFIG).then(commonHeaders, (error: unknown) => {
  console.error(error)
  return []
})

/** The whole API on a serverless function, with the headers that files of the site have. */
const handler = async (request: Request, context?: HostContext): Promise<Response> =>
  withHeaders((asked) => answer(asked, context), await headers)(request)

export default handler
export const config = { path: '/api/*' }
