import { Hono } from 'hono'
import type { Context } from 'hono'
import { clientAddress } from '../http/client-address'
import { RETRY_AFTER } from '../http/guess-limiter'
import { deviceCookie } from './auth/device'
import { isFromElsewhere } from './auth/guard'
import { readFormField } from './auth/read-form'
import { isSameSecret } from './auth/secret'
import { formTokenOf, sessionCookie } from './auth/session'
import type { StatusContext } from './context'
import { loginPage } from './view/login'
import { ENDED, NNBSP } from './view/words'

/**
 * Whether the form that was sent belongs to the session that sent it.
 *
 * @throws FormError
 */
export const isOwnForm = async (request: Context, token: string, session: string): Promise<boolean> => {
  if (isFromElsewhere(request)) return false
  return isSameSecret(await readFormField(request, 'jeton'), formTokenOf(token, session))
}

/** Signing in and out. */
export const createLoginRoutes = (context: StatusContext): Hono => {
  const { token, logger, clock, assets, guard, sessions, devices, proxies } = context
  const routes = new Hono()
  const setCookie = (request: Context, session: string | null): void =>
    request.header('Set-Cookie', sessionCookie(session, guard.isTls(request)))
  const show = async (
    request: Context,
    { problem = null, notice = null }: { problem?: string | null; notice?: string | null },
    status: 200 | 401 | 403 | 429,
  ) => request.html(loginPage((await assets()).addresses, problem, notice), status)

  routes.get('/connexion', async (request) => {
    if ((await guard.session(request)) !== null) return request.redirect('/status', 303)
    return show(request, { notice: ENDED[request.req.query('fin') ?? ''] ?? null }, 200)
  })
  routes.post('/connexion', async (request) => {
    if (isFromElsewhere(request)) return show(request, { problem: 'Connectez-vous depuis cette page.' }, 403)
    // Read whole before anything is counted: a form that cannot be read is no guess.
    const given = (await readFormField(request, 'token')).trim()
    const guess = await guard.guess(request, given)
    if (guess === 'refused') {
      request.header('Retry-After', String(RETRY_AFTER))
      return show(request, { problem: `Trop d’essais. Réessayez dans ${RETRY_AFTER} secondes.` }, 429)
    }
    if (guess === 'wrong') {
      logger.info(`status: wrong token from ${clientAddress(request, proxies) ?? 'unknown'}`)
      return show(
        request,
        {
          problem: `Ce jeton n’est pas le bon. Vérifiez qu’il est complet${NNBSP}: un caractère manque parfois au début ou à la fin.`,
        },
        401,
      )
    }
    setCookie(request, await sessions.create(clock()))
    // Signing out leaves it: it is for the next time.
    const device = (await guard.device(request)) ?? (await devices.create())
    request.header('Set-Cookie', deviceCookie(device, guard.isTls(request)), { append: true })
    return request.redirect('/status', 303)
  })
  routes.post('/deconnexion', async (request) => {
    const session = await guard.session(request)
    if (session !== null) {
      if (!(await isOwnForm(request, token, session))) return request.redirect('/status/connexion', 303)
      await sessions.end(session)
    }
    setCookie(request, null)
    return request.redirect('/status/connexion?fin=deconnexion', 303)
  })
  return routes
}
