import { Hono } from 'hono'
import { RETRY_AFTER } from '../http/guess-limiter'
import type { StatusContext } from './context'
import { streamBoard } from './live/stream'
import { readStatus } from './model/read-status'

const refusal = (code: string, message: string) => ({ error: { code, message } })

/** The session that lets a browser in; null for a program, which shows the token. */
interface ApiEnv {
  Variables: { session: string | null }
}

/** `/api/status`, for programs and for the page that is open. */
export const createApiRoutes = (
  context: StatusContext,
  { heartbeatMs, maxStreams }: { heartbeatMs: number; maxStreams: number },
): Hono<ApiEnv> => {
  const { inputs, board, guard, sessions, clock, logger } = context
  const api = new Hono<ApiEnv>()
  api.use(async (request, next) => {
    request.header('Cache-Control', 'no-store')
    const session = await guard.session(request)
    request.set('session', session)
    if (session !== null) return next()
    const guess = await guard.bearer(request)
    if (guess === 'right') return next()
    if (guess === 'refused')
      return request.json(refusal('too_many_guesses', 'Too many wrong tokens: this one was not looked at.'), 429, {
        'Retry-After': String(RETRY_AFTER),
      })
    request.header('WWW-Authenticate', 'Bearer realm="status"')
    return request.json(refusal('unauthorized', 'Send the status token as "Authorization: Bearer …".'), 401)
  })
  api.onError((error, request) => {
    logger.error(`status: ${request.req.method} ${request.req.path}: ${error.stack ?? error.message}`)
    return request.json(refusal('unavailable', 'The state cannot be read for the moment.'), 503, {
      'Retry-After': '30',
    })
  })
  api.get('/', async (request) => request.json(await readStatus(inputs)))
  api.get('/stream', (request) => {
    if (board.watchers() >= maxStreams)
      return request.json(refusal('busy', `There are ${maxStreams} listeners already.`), 503, { 'Retry-After': '30' })
    const session = request.get('session')
    return streamBoard(request, {
      board,
      heartbeatMs,
      isWelcome: async () => session === null || sessions.isOpen(session, clock()),
      onEnd: (end) =>
        sessions.onEnd((ended) => {
          if (ended === session) end()
        }),
    })
  })
  return api
}
