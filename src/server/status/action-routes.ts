import { Hono } from 'hono'
import type { Context } from 'hono'
import { errorLine } from '../../domain/errors/error-message'
import { explainedLine } from '../../domain/status/explain-failure'
import { formTokenOf } from './auth/session'
import { toLogin } from './context'
import type { StatusContext } from './context'
import { isOwnForm } from './login-routes'
import { readFindings } from './model/read-builds'
import { readReleases } from './model/read-status'
import type { StatusRelease } from './model/schema'
import { confirmPage } from './view/confirm'
import type { Confirmation } from './view/confirm'
import { messagePage } from './view/login'
import { BLOCKED, NNBSP } from './view/words'

type Action = Confirmation['action']

/** Why the action has nothing to act on. */
const obstacle = (action: Action, target: StatusRelease): string | null => {
  if (target.live) return 'Cette version est déjà en ligne.'
  if (target.blocked) return BLOCKED
  if (action === 'retour' && target.held)
    return `Le contrôle a retenu cette version${NNBSP}: elle n’a jamais été en ligne. Publiez-la depuis « À traiter » si vous acceptez ce qu’il a trouvé.`
      .replace('« ', `«${NNBSP}`)
      .replace(' »', `${NNBSP}»`)
  if (action === 'forcer' && !target.held)
    return `Rien ne retient cette version${NNBSP}: vous pouvez y revenir sans la forcer.`
  return null
}

/** Going back to a release, and publishing one that the gate held back: each asked first, then done. */
export const createActionRoutes = (context: StatusContext): Hono => {
  const { token, logger, assets, inputs } = context
  const routes = new Hono()
  const { db, releases } = inputs
  const say = async (request: Context, title: string, text: string, status: 403 | 404 | 409 | 502) =>
    request.html(messagePage((await assets()).addresses, title, text), status)

  for (const action of ['retour', 'forcer'] as const) {
    const path = `/versions/:id/${action}` as const
    routes.get(path, async (request) => {
      const session = await context.guard.session(request)
      if (session === null) return toLogin(request, context)
      const all = await readReleases(db, releases)
      const target = all.find(({ id }) => id === request.req.param('id'))
      if (!target) return say(request, 'Version inconnue', 'Cette version n’est plus conservée.', 404)
      const problem = obstacle(action, target)
      if (problem !== null) return say(request, 'Rien à faire', problem, 409)
      const findings = action === 'forcer' ? await readFindings(db, target.id) : []
      const live = all.find((release) => release.live) ?? null
      return request.html(
        confirmPage({
          assets: (await assets()).addresses,
          action,
          target,
          live,
          findings,
          formToken: formTokenOf(token, session),
        }),
      )
    })
    routes.post(path, async (request) => {
      const session = await context.guard.session(request)
      if (session === null) return toLogin(request, context)
      if (!(await isOwnForm(request, token, session)))
        return say(
          request,
          'Demande refusée',
          'Ce formulaire ne vient pas de votre session. Rechargez l’état du site et recommencez.',
          403,
        )
      const target = (await readReleases(db, releases)).find(({ id }) => id === request.req.param('id'))
      if (!target) return say(request, 'Version inconnue', 'Cette version n’est plus conservée.', 404)
      const problem = obstacle(action, target)
      if (problem !== null) return say(request, 'Rien à faire', problem, 409)
      try {
        await (action === 'retour' ? releases.rollback(target.id) : releases.force(target.id))
      } catch (error) {
        const reason = errorLine(error)
        logger.error(
          `status: ${action === 'retour' ? 'rollback to' : 'forced publication of'} ${target.id} failed: ${reason}`,
        )
        return say(request, 'Cela n’a pas abouti', `Le site en ligne n’a pas changé. ${explainedLine(reason)}`, 502)
      }
      logger.info(`status: ${action === 'retour' ? 'rolled back to' : 'published in spite of the gate:'} ${target.id}`)
      return request.redirect(`/status?fait=${action}`, 303)
    })
  }
  return routes
}
