import { Hono } from 'hono'
import type { Context } from 'hono'
import { errorMessage } from '../../../domain/errors/error-message'
import { isIsoDay } from '../../../domain/enquiry/appointment'
import { localMinute } from '../../../domain/enquiry/local-minute'
import type { Location } from '../../../domain/location/types'
import { asHttpError, HttpError } from '../../http/http-error'
import { logRequestFault } from '../../http/log-request-fault'
import type { Logger } from '../../http/logger'
import type { ReadSites } from '../body/known-sites'
import { readForm } from '../body/read-form'
import { text } from '../mail/text'
import { pageStyles } from '../page/styles'
import { leadTo, showMessage, showPage } from './answer'
import { openLink } from './open-link'
import type { LinkOptions } from './open-link'
import type { ManagedEnquiry } from './read-managed'
import { readGone } from './read-gone'
import { readWishes } from './read-wishes'
import type { SentWishes } from './read-wishes'
import { storeChange } from './store-change'
import type { ChangeOutcome, ChangeStoreOptions, WantedChange } from './store-change'
import { cancelledPage, confirmCancelPage, managePage } from './view/manage-page'
import type { ManagePage } from './view/manage-page'
import { wishChoices } from './wish-choices'

export interface ManageOptions extends ChangeStoreOptions, LinkOptions {
  sites: ReadSites
  logger: Pick<Logger, 'error'>
  /** Told after each change, to deliver it at once. */
  onStored: () => void
}

/** Bytes of a form that is sent here. */
const MAX_FORM = 8 * 1024
/** A form that says nothing of what is to be done. */
const NO_FORM = new HttpError(422, 'bad_form', 'The form names no action.')
/** Another moment for a vehicle that was sold or withdrawn. */
const GONE = new HttpError(409, 'vehicle_gone', 'The vehicle is no longer offered.')
/** What the page says after a form was sent; anything else says nothing. */
const NOTICES: Readonly<Partial<Record<string, string>>> = {
  stored: text('manage.changed'),
  unchanged: text('manage.same'),
  too_many: text('manage.tooMany'),
}

/** `/api/enquiries/rendez-vous`: where the signed link of the mails leads. A GET changes nothing. */
export const createManageRoutes = (options: ManageOptions): Hono => {
  const { db, links, sites, logger, onStored, clock } = options
  const routes = new Hono()

  const goneOf = (managed: ManagedEnquiry) => readGone(db, managed, (line) => logger.error(line))
  const pageOf = async (managed: ManagedEnquiry): Promise<ManagePage> => {
    const { id, reference, enquiry } = managed
    const known = await sites()
    const location: Location | null = known?.find((one) => one.id === enquiry.subject.locationId) ?? null
    return {
      style: (await pageStyles()).address,
      managed,
      location,
      gone: await goneOf(managed),
      path: (await links()).pathFor(id, reference),
    }
  }
  const showManaged = async (
    context: Context,
    managed: ManagedEnquiry,
    sent: SentWishes | null,
    refused: HttpError | null = null,
  ): Promise<Response> => {
    const status = refused?.status ?? (sent === null ? 200 : 422)
    const page = await pageOf(managed)
    const now = localMinute(clock())
    const today = now.slice(0, 10)
    const asked = context.req.query('debut') ?? ''
    const from = isIsoDay(asked) && asked > today ? asked : today
    const form = {
      values: sent?.wishes ?? managed.wishes,
      problems: sent?.problems ?? {},
      choicesOf: (name: Parameters<typeof wishChoices>[0]) => wishChoices(name, page.location, from, now),
      isLater: from > today,
    }
    const notice = sent === null ? (NOTICES[context.req.query('fait') ?? ''] ?? null) : null
    const problem = text(page.gone === null ? 'manage.unreadable' : 'manage.goneRefused')
    return showPage(context, managePage(page, form, refused === null ? notice : problem), status)
  }
  const open = (context: Context) => openLink(context, 'enquiry', options)

  routes.get('/:reference', async (context) => {
    const managed = await open(context)
    if (typeof managed === 'string') return showMessage(context, managed)
    if (managed.state === 'cancelled') return showPage(context, cancelledPage(await pageOf(managed)))
    if (context.req.query('etape') === 'annuler') return showPage(context, confirmCancelPage(await pageOf(managed)))
    return showManaged(context, managed, null)
  })

  const store = async (context: Context, managed: ManagedEnquiry, wanted: WantedChange): Promise<Response> => {
    let outcome: ChangeOutcome
    try {
      outcome = await storeChange(managed.id, wanted, options)
    } catch (error) {
      logger.error(`enquiries: a change was not stored: ${errorMessage(error)}`)
      return showMessage(context, 'away')
    }
    if (outcome === 'stored') onStored()
    if (outcome === 'erased' || outcome === 'expired') return showMessage(context, outcome)
    const path = (await links()).pathFor(managed.id, managed.reference)
    return leadTo(context, wanted.kind === 'change' ? `${path}&fait=${outcome}` : path)
  }

  routes.post('/:reference', async (context) => {
    const form = await readForm(context.req.raw, MAX_FORM).catch(asHttpError)
    const managed = await open(context)
    if (typeof managed === 'string') return showMessage(context, managed)
    const action = form instanceof HttpError ? null : form.action
    if (action === 'cancel') return store(context, managed, { kind: 'cancel' })
    if (managed.state === 'cancelled') return showPage(context, cancelledPage(await pageOf(managed)))
    if (form instanceof HttpError) return showManaged(context, managed, null, form)
    if (action !== 'change') return showManaged(context, managed, null, NO_FORM)
    if ((await goneOf(managed)) !== null) return showManaged(context, managed, null, GONE)
    const sent = readWishes(form, managed, await sites(), localMinute(clock()))
    if (Object.keys(sent.problems).length > 0) return showManaged(context, managed, sent)
    return store(context, managed, { kind: 'change', wishes: sent.wishes })
  })
  routes.all('*', (context) => showMessage(context, 'unknown'))
  routes.onError((error, context) => {
    logRequestFault(logger, context, error)
    return showMessage(context, 'down')
  })
  return routes
}
