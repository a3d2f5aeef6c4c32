import { Hono } from 'hono'
import type { Context } from 'hono'
import { subscribedCookie } from '../../../domain/enquiry/subscribed-cookie'
import { errorMessage } from '../../../domain/errors/error-message'
import { asHttpError, HttpError } from '../../http/http-error'
import { logRequestFault } from '../../http/log-request-fault'
import { readForm } from '../body/read-form'
import { pageStyles } from '../page/styles'
import { leadTo, showMessage, showPage } from './answer'
import { openLink } from './open-link'
import type { ManageOptions } from './routes'
import { storeChange } from './store-change'
import { subscriptionPage } from './view/subscription-page'

/** Bytes of a form that is sent here. */
const MAX_FORM = 1024

const isOneClick = (form: object): boolean => 'List-Unsubscribe' in form && form['List-Unsubscribe'] === 'One-Click'

/**
 * `/api/enquiries/inscription`: where the signed link of a subscription leads. A GET changes nothing, because mail
 * scanners open links. A mail program may end it with the POST of RFC 8058.
 */
export const createSubscriptionRoutes = (options: Omit<ManageOptions, 'sites'>): Hono => {
  const { links, logger, onStored } = options
  const routes = new Hono()

  const open = (context: Context) => openLink(context, 'subscription', options)

  routes.get('/:reference', async (context) => {
    const managed = await open(context)
    if (typeof managed === 'string') return showMessage(context, managed)
    const path = (await links()).subscriptionPathFor(managed.id, managed.reference)
    if (managed.state !== 'pending')
      context.header('Set-Cookie', subscribedCookie(managed.reference, managed.state === 'accepted'))
    return showPage(context, subscriptionPage((await pageStyles()).address, managed, path))
  })

  routes.post('/:reference', async (context) => {
    const form = await readForm(context.req.raw, MAX_FORM).catch(asHttpError)
    const managed = await open(context)
    if (typeof managed === 'string') return showMessage(context, managed)
    const path = (await links()).subscriptionPathFor(managed.id, managed.reference)
    const isByMailProgram = !(form instanceof HttpError) && isOneClick(form)
    const action = form instanceof HttpError ? null : isByMailProgram ? 'cancel' : form.action
    if (action === 'confirm' || action === 'cancel')
      try {
        const outcome = await storeChange(managed.id, { kind: action }, options)
        if (outcome === 'stored') onStored()
      } catch (error) {
        logger.error(`enquiries: a subscription was not changed: ${errorMessage(error)}`)
        return showMessage(context, 'away')
      }
    // Mail programs follow no redirect (RFC 8058, section 3.1).
    return isByMailProgram ? context.body(null, 200) : leadTo(context, path)
  })
  routes.all('*', (context) => showMessage(context, 'unknown'))
  routes.onError((error, context) => {
    logRequestFault(logger, context, error)
    return showMessage(context, 'down')
  })
  return routes
}
