import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { createAttempts } from './auth/attempts'
import type { AttemptLimit } from './auth/attempts'
import { addressOf, isFromElsewhere, sessionOf } from './auth/guard'
import { isSameSecret } from './auth/secret'
import { createSession, formTokenOf, sessionCookies } from './auth/session'
import type { StatusContext } from './context'
import { loginPage } from './view/login'
import { NNBSP } from './view/words'

const loginForm = z.object({ token: z.string().trim().catch('') })
const signedForm = z.object({ jeton: z.string().catch('') })

/** Whether the form that was sent belongs to the session that sent it. */
export const isOwnForm = async (request: Context, token: string, session: string): Promise<boolean> => {
  if (isFromElsewhere(request)) return false
  const { jeton } = signedForm.parse(await request.req.parseBody())
  return isSameSecret(jeton, formTokenOf(token, session))
}

/** Signing in and out. */
export const createLoginRoutes = (
  { token, logger, clock, assets, inputs }: StatusContext,
  limit: AttemptLimit,
): Hono => {
  const routes = new Hono()
  const attempts = createAttempts(limit)
  const isSecure = inputs.siteUrl.startsWith('https:')
  const setCookies = (request: Context, session: string | null): void => {
    for (const cookie of sessionCookies(session, isSecure)) request.header('Set-Cookie', cookie, { append: true })
  }
  const again = async (request: Context, problem: string | null, status: 200 | 401 | 403 | 429) =>
    request.html(loginPage((await assets()).addresses, problem), status)

  routes.get('/connexion', (request) =>
    sessionOf(request, token, clock()) === null ? again(request, null, 200) : request.redirect('/status', 303),
  )
  routes.post('/connexion', async (request) => {
    if (isFromElsewhere(request)) return again(request, 'Connectez-vous depuis cette page.', 403)
    const address = addressOf(request)
    const wait = attempts.waitOf(address, clock())
    if (wait > 0) {
      request.header('Retry-After', String(wait))
      return again(request, `Trop d’essais. Réessayez dans ${wait} secondes.`, 429)
    }
    // Counted before the body is read: requests sent together share the same few attempts.
    attempts.count(address, clock())
    const { token: given } = loginForm.parse(await request.req.parseBody())
    if (!isSameSecret(given, token)) {
      logger.info(`status: wrong token from ${address}`)
      return again(
        request,
        `Ce jeton n’est pas le bon. Vérifiez qu’il est complet${NNBSP}: un caractère manque parfois au début ou à la fin.`,
        401,
      )
    }
    attempts.forgive(address)
    setCookies(request, createSession(token, clock()))
    return request.redirect('/status', 303)
  })
  routes.post('/deconnexion', async (request) => {
    const session = sessionOf(request, token, clock())
    if (session === null || (await isOwnForm(request, token, session))) setCookies(request, null)
    return request.redirect('/status/connexion', 303)
  })
  return routes
}
