import { Hono } from 'hono'
import { formTokenOf } from './auth/session'
import { toLogin } from './context'
import type { StatusContext } from './context'
import { readStatus } from './model/read-status'
import { statusPage } from './view/page'
import { renderPieces } from './view/pieces'

const NOTICES: Record<string, string> = {
  retour: 'C’est fait. La version choisie est en ligne.',
  forcer: 'C’est fait. La version retenue est en ligne.',
  renvoyer: 'C’est fait. La transmission est en route.',
  classer: 'C’est fait. La transmission est classée.',
  liberer: 'C’est fait. La demande est acceptée et part par ses canaux.',
  ecarter: 'C’est fait. La demande est écartée.',
  pause: 'C’est fait. Le canal est en pause.',
  reprise: 'C’est fait. Le canal a repris.',
}

/** The page itself, and the files it needs. */
export const createPageRoutes = (context: StatusContext): Hono => {
  const { token, assets, inputs } = context
  const routes = new Hono()
  routes.get('/', async (request) => {
    const session = await context.guard.session(request)
    if (session === null) return toLogin(request, context)
    const [{ addresses }, status] = await Promise.all([assets(), readStatus(inputs)])
    const notice = NOTICES[request.req.query('fait') ?? ''] ?? null
    return request.html(
      statusPage({
        status,
        pieces: await renderPieces(status),
        assets: addresses,
        formToken: formTokenOf(token, session),
        notice,
      }),
    )
  })
  // Needed to sign in, so open to everyone: there is nothing of the group's in them.
  routes.get('/assets/:name', async (request) => {
    const { files } = await assets()
    const asset = files.get(request.req.param('name'))
    if (!asset) return request.text('Ce fichier n’existe pas.\n', 404)
    const isVersioned = request.req.query('v') !== undefined
    return request.body(asset.body, 200, {
      'Content-Type': asset.type,
      'Cache-Control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    })
  })
  return routes
}
