import { Hono } from 'hono'
import { requireBearer } from '../../http/bearer'
import { HttpError } from '../../http/http-error'
import { readJsonBody } from '../../http/read-json-body'
import { SealError } from '../../sealing/create-sealer'
import { MAX_BODY } from '../max-body'
import { adminCommandSchema, runAdminCommand } from './commands'
import { AdminError } from './context'
import type { AdminContext } from './context'

/**
 * `POST /api/enquiries/commands`: commands of `npm run enquiries` while the service holds the database. For whoever can
 * read the token's file, on the port of systems only.
 */
export const createAdminRoutes = (context: AdminContext, token: string): Hono => {
  const routes = new Hono()
  routes.use('*', requireBearer(token, 'The token of the running service is needed.'))
  routes.post('/', async (request) => {
    const command = await readJsonBody(request.req.raw, adminCommandSchema, MAX_BODY)
    if (!command.success) throw new HttpError(422, 'bad_request', 'The request is no command.')
    try {
      const lines = await runAdminCommand(context, command.data)
      return request.json({ lines }, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      if (error instanceof AdminError || error instanceof SealError) throw new HttpError(409, 'not_done', error.message)
      throw error
    }
  })
  return routes
}
