import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFunctionEnv } from '../config/env/function-env'
import { segments } from '../config/segments'
import { errorMessage } from '../domain/errors/error-message'
import type { Channel } from '../domain/enquiry/channels'
import { readDeliveryConfig } from '../server/enquiries/delivery/config/read-delivery-config'
import { createFunctionApp } from '../server/build-hook/function-app'
import type { FunctionApp } from '../server/build-hook/function-app'
import { openDatabase } from '../server/database/open-database'
import { createVehicleSlugById } from '../server/dealer/vehicle-slug-by-id'
import { readMoved } from '../server/redirects/moved-paths'
import { redirectRoutes } from '../server/redirects/redirect-routes'
import { parseRedirectTable } from '../server/redirects/redirect-table'
import { withHeaders } from '../server/http/fetch-handler'
import { openFunctionMonitoring } from '../server/monitoring/function-monitoring'
import { answerHeaders, readHeaderRules } from '../server/static/host-config'

/** What the host gives beside a request. */
interface HostContext {
  /** Keeps the instance alive until the work is done. */
  waitUntil?: (work: Promise<unknown>) => void
  /** Address of the client. */
  ip?: string
}

/** Of the host, whose header rules hold for files only; packed beside the function. */
const HOST_CONFIG = join(process.cwd(), 'netlify.toml')
/** Written by the build, and packed beside the function (`included_files` in netlify.toml). */
const TABLE = join(process.cwd(), 'dist/builds/redirects.json')

const { logger, sent } = openFunctionMonitoring(process.env, console)

/** A fault in the channels must not keep enquiries out: they get their deliveries when it is mended. */
const readChannels = (): readonly Channel[] => {
  try {
    return readDeliveryConfig(process.env).channels
  } catch (error) {
    logger.error(`channels: ${errorMessage(error)}`, { fault: { kind: 'delivery', error } })
    return []
  }
}

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
  return createFunctionApp(db, env, redirects, logger, readChannels())
}

let opening: Promise<FunctionApp> | null = null

/** An instance opens the database once; a failure is tried anew. */
const answer = async (request: Request, context?: HostContext): Promise<Response> => {
  try {
    opening ??= open()
    // What `waitUntil` cannot hold is left to the schedule.
    return await (await opening).fetch(request, (work) => context?.waitUntil?.(work), context?.ip)
  } catch (error) {
    opening = null
    logger.error(`api: ${errorMessage(error)}`, { fault: { kind: 'request', error } })
    const body = { error: { code: 'unavailable', message: 'The service is not there for the moment.' } }
    return Response.json(body, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}

/** Public origin of the site, from the operator or the host. */
const SITE_URL = process.env['GATSBY_SITE_URL'] || process.env['URL'] || null

const headers = readHeaderRules(HOST_CONFIG)
  .catch((error: unknown) => {
    logger.error(`api: ${errorMessage(error)}`, { fault: { kind: 'request', error } })
    return []
  })
  .then((rules) => answerHeaders(rules, SITE_URL))

/** The whole API on a serverless function, with the headers that files of the site have. */
const handler = async (request: Request, context?: HostContext): Promise<Response> => {
  const list = await headers
  const response = await withHeaders(
    (asked) => answer(asked, context),
    () => list,
  )(request)
  context?.waitUntil?.(sent())
  return response
}

export default handler
export const config = { path: '/api/*' }
