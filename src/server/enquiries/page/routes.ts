import { Hono } from 'hono'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errorMessage } from '../../../domain/errors/error-message'
import { vehicleIdSchema } from '../../../contract/dealer/enquiry'
import { localMinute } from '../../../domain/enquiry/local-minute'
import { asHttpError, HttpError } from '../../http/http-error'
import { logRequestFault } from '../../http/log-request-fault'
import type { Logger } from '../../http/logger'
import { bodyOfForm, readForm } from '../body/read-form'
import type { FormValues } from '../body/read-form'
import { createVehicleSite } from '../body/vehicle-site'
import { MAX_BODY } from '../max-body'
import type { ReceiveEnquiry } from '../receive'
import type { StoreOutcome } from '../store/types'
import { notOfferedText, text } from '../texts'
import { isOwnForm } from './own-origin'
import { showDown, showFormPage, showUnknown, showUnreadable } from './show-message'
import { kindOf, readSent } from './read-sent'
import type { ReadSentOptions } from './read-sent'
import { readSold } from './read-sold'
import { subjectTitle } from './subject-title'
import { createStyleRoutes } from './style-routes'
import { FORM_PATH, pageStyles } from './styles'
import { formPage } from './view/form-view'
import { sentPage } from './view/sent-view'
import { pageProblemTexts } from './wish-problems'

export interface FormPageOptions extends ReadSentOptions {
  receive: ReceiveEnquiry
  /** Where visitors see the site; null: at the host of each request. */
  siteOrigin: string | null
  logger: Pick<Logger, 'error'>
}

/** Boxes that a link must not tick. */
const AGREEMENTS: readonly string[] = ['consent', 'marketing']

export interface FormPages {
  /** Takes in a form that a browser sent. */
  receiveForm: (context: Context) => Promise<Response>
  /** To be mounted at `/api/enquiries/form`. */
  routes: Hono
}

/** Forms and answers for visitors without JavaScript. */
export const createFormPages = (options: FormPageOptions): FormPages => {
  const { db, receive, rules, sites, siteOrigin, logger, clock } = options
  const routes = new Hono()
  const siteOf = async (values: FormValues) => {
    const id = values.locationId || (await createVehicleSite(db)(bodyOfForm(values)))
    return (await sites())?.find((one) => one.id === id) ?? null
  }
  const showForm = async (
    context: Context,
    values: FormValues,
    status: ContentfulStatusCode,
    { problems = {}, notice = null }: { problems?: Record<string, string>; notice?: string | null },
  ) => {
    const kind = kindOf(values.kind)
    if (kind === null) return showUnknown(context, status)
    const { address } = await pageStyles()
    // Without the database dealerships cannot be chosen, but what was typed is still there.
    const vehicleId = vehicleIdSchema.safeParse(Number(values.vehicleId)).data ?? null
    const [known, about, sold] = await Promise.all([
      sites().catch(() => null),
      subjectTitle(db, values).catch(() => null),
      readSold(db, vehicleId).catch(() => null),
    ])
    const form = { values, problems, about, sold, sites: known, now: localMinute(clock()) }
    const stop = rules.isOffered(kind) ? notice : notOfferedText(kind)
    return showFormPage(context, formPage(address, kind, form, stop), status)
  }

  const answer = async (context: Context, values: FormValues, received: StoreOutcome) => {
    switch (received.state) {
      case 'stored':
      case 'repeated':
        return context.redirect(
          `${FORM_PATH}/sent?id=${received.receipt.id}${received.state === 'repeated' ? '&repeated=1' : ''}`,
          303,
        )
      case 'invalid':
        return showForm(context, values, 422, {
          problems: pageProblemTexts(received.problems, values, await siteOf(values), localMinute(clock())),
        })
      case 'not_offered':
        return showForm(context, values, 422, {})
      case 'too_many':
        context.header('Retry-After', String(received.retryAfterSeconds))
        return showForm(context, values, 429, { notice: text('enquiry.page.tooMany') })
      case 'key_reused':
        throw new Error('A form has no key.')
    }
  }

  const receiveForm = async (context: Context): Promise<Response> => {
    const values = await readForm(context.req.raw, MAX_BODY).catch(asHttpError)
    if (values instanceof HttpError) return showUnreadable(context, values)
    if (!isOwnForm(context, siteOrigin))
      return showForm(context, values, 403, { notice: text('enquiry.page.elsewhere') })
    try {
      const address = context.get('clientAddress') ?? null
      return await answer(context, values, await receive(bodyOfForm(values), { key: null, address }))
    } catch (error) {
      logger.error(`enquiries: a form was not stored: ${errorMessage(error)}`)
      context.header('Retry-After', '5')
      return showForm(context, values, 503, { notice: text('enquiry.page.away') })
    }
  }
  routes.post('/', receiveForm)
  routes.get('/', (context) => {
    const given = Object.entries(context.req.query()).filter(([name]) => !AGREEMENTS.includes(name))
    const values: FormValues = Object.fromEntries(given)
    return showForm(context, values, kindOf(values.kind) === null ? 404 : 200, {})
  })
  routes.get('/sent', async (context) => {
    const sent = await readSent(context.req.query('id') ?? '', options)
    if (sent === null) return showUnknown(context)
    const { address } = await pageStyles()
    const isRepeated = context.req.query('repeated') !== undefined
    return showFormPage(context, sentPage(address, { ...sent, isRepeated }))
  })
  routes.route('/', createStyleRoutes())
  routes.all('*', (context) => showUnknown(context))
  routes.onError((error, context) => {
    logRequestFault(logger, context, error)
    return showDown(context)
  })
  return { receiveForm, routes }
}
