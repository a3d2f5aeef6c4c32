import { Hono } from 'hono'
import type { Context } from 'hono'
import { AdminError } from '../enquiries/admin/context'
import { releaseEnquiry, refuseEnquiry } from '../enquiries/admin/settle-held'
import { dismissDelivery, findDelivery, sendAgain } from '../enquiries/delivery/delivery-admin'
import { pauseChannel, resumeChannel } from '../enquiries/delivery/pause-channel'
import { formTokenOf } from './auth/session'
import { toLogin } from './context'
import type { StatusContext } from './context'
import { isOwnForm } from './login-routes'
import { confirmEnquiryPage } from './view/confirm-enquiry'
import type { EnquiryAction } from './view/enquiry-words'
import { messagePage } from './view/login'

interface Action {
  path: string
  action: EnquiryAction
  /** What is shown of the target. @throws AdminError when it cannot be done */
  target: (id: string) => Promise<readonly string[]> | readonly string[]
  /** @throws AdminError when it cannot be done */
  run: (id: string) => Promise<unknown>
}

/** Sending again, releasing and refusing, pausing: each asked first, then done. */
export const createEnquiryRoutes = (context: StatusContext): Hono => {
  const { token, assets, logger, inputs } = context
  const { channels, admin } = inputs.enquiries
  const routes = new Hono()

  const describeDelivery = async (id: string): Promise<readonly string[]> => {
    const { reference, channel } = await findDelivery(admin, id)
    return [reference, channel]
  }
  const known = (name: string): readonly string[] => {
    if (channels.some((channel) => channel.name === name)) return [name]
    throw new AdminError(`There is no channel ${name}.`)
  }
  const actions: readonly Action[] = [
    {
      path: '/transmissions/:id',
      action: 'renvoyer',
      target: describeDelivery,
      run: (id) => sendAgain(admin, id),
    },
    {
      path: '/transmissions/:id',
      action: 'classer',
      target: describeDelivery,
      run: (id) => dismissDelivery(admin, id),
    },
    { path: '/demandes/:id', action: 'liberer', target: (id) => [id], run: (id) => releaseEnquiry(admin, id) },
    { path: '/demandes/:id', action: 'ecarter', target: (id) => [id], run: (id) => refuseEnquiry(admin, id) },
    { path: '/canaux/:id', action: 'pause', target: known, run: (name) => pauseChannel(admin, name) },
    { path: '/canaux/:id', action: 'reprise', target: known, run: (name) => resumeChannel(admin, name) },
  ]
  const say = async (request: Context, title: string, text: string, status: 403 | 409) =>
    request.html(messagePage((await assets()).addresses, title, text), status)
  const refuse = (request: Context, error: unknown) => {
    if (!(error instanceof AdminError)) throw error
    const text =
      'Cette demande, cette transmission ou ce canal n’est plus dans l’état que la page montrait. Rechargez-la.'
    return say(request, 'Rien à faire', text, 409)
  }

  for (const { path, action, target, run } of actions) {
    const address = `${path}/${action}` as '/:id/x'
    routes.get(address, async (request) => {
      const session = await context.guard.session(request)
      if (session === null) return toLogin(request, context)
      try {
        const shown = await target(request.req.param('id'))
        const { addresses } = await assets()
        const formToken = formTokenOf(token, session)
        return await request.html(
          confirmEnquiryPage({ assets: addresses, action, target: shown, address: request.req.path, formToken }),
        )
      } catch (error) {
        return refuse(request, error)
      }
    })
    routes.post(address, async (request) => {
      const session = await context.guard.session(request)
      if (session === null) return toLogin(request, context)
      if (!(await isOwnForm(request, token, session))) {
        const text = 'Ce formulaire ne vient pas de votre session. Rechargez l’état du site et recommencez.'
        return say(request, 'Demande refusée', text, 403)
      }
      try {
        await run(request.req.param('id'))
      } catch (error) {
        return refuse(request, error)
      }
      logger.info(`status: ${action} ${request.req.param('id')}`)
      return request.redirect(`/status?fait=${action}#enquiries`, 303)
    })
  }
  return routes
}
