import { Hono } from 'hono'
import { site } from '../../config/site'
import type { EnquiryReceipt } from '../../contract/dealer/enquiry'
import type { Db } from '../database/open-database'
import type { DurableLog } from '../durable-log/types'
import { REPLAYED_HEADER } from '../../domain/enquiry/replayed-header'
import { HttpError } from '../http/http-error'
import { decodeJson } from '../http/json-body'
import type { Logger } from '../http/logger'
import { readBody } from '../http/read-body'
import type { Sealer } from '../sealing/types'
import { isForm } from './body/read-form'
import { createKnownSites } from './body/known-sites'
import { createVehicleSite } from './body/vehicle-site'
import type { FloodGauge } from './delivery/flood-gauge'
import type { ManageLinks } from './manage/manage-links'
import { createManageRoutes } from './manage/routes'
import { createSubscriptionRoutes } from './manage/subscription-routes'
import { MAX_BODY } from './max-body'
import { createFormPages } from './page/routes'
import { showUnknown, showUnreadable } from './page/show-message'
import { wantsPage } from './page/wants-page'
import { createReceive } from './receive'
import { createHasher } from './spam/hasher'
import type { CheckTurnstile } from './spam/turnstile'
import { createEnquiryStore, NotDurableError } from './store/enquiry-store'
import type { IntakeRules } from './store/intake-rules'
import type { DeliveriesFor, StoreOutcome } from './store/types'
import { notOfferedText, problemTexts, text } from './texts'

export interface EnquiryOptions {
  db: Db
  /** Encrypts what visitors wrote. */
  sealer: Sealer
  /** Every answer waits until the enquiry is in it. */
  log: DurableLog
  deliveriesFor: DeliveriesFor
  rules: IntakeRules
  /** Null: not used. */
  turnstile: CheckTurnstile | null
  /** Counts enquiries that arrive, so that deliveries can step back. */
  flood?: FloodGauge | undefined
  /** Told after each enquiry that is new, or whose mail may be sent again, for example to deliver it at once. */
  onStored: () => void
  /** Where visitors see the site, to know its forms from those of others; null: at the host of each request. */
  siteOrigin: string | null
  /** Signed addresses in mails, by which visitors change or cancel. */
  links: () => Promise<ManageLinks>
  logger: Pick<Logger, 'error'>
  clock: () => Date
}

const keyOf = (header: string | undefined): string | null => {
  if (header === undefined) return null
  if (!/^[\x21-\x7e]{8,200}$/.test(header))
    throw new HttpError(400, 'bad_key', 'Idempotency-Key must be 8 to 200 visible ASCII characters.')
  return header
}

/** What could not be synced must not be acknowledged: the browser keeps it and sends it again with its key. */
const asAnswer = (error: unknown): never => {
  if (!(error instanceof NotDurableError)) throw error
  throw new HttpError(503, 'unavailable', 'The enquiry is not on disk yet: send it again.', undefined, 5)
}

/** @throws HttpError for everything that was not stored */
const receiptOf = (received: StoreOutcome): EnquiryReceipt => {
  switch (received.state) {
    case 'stored':
    case 'repeated':
      return received.receipt
    case 'invalid':
      throw new HttpError(422, 'invalid', 'Some fields were refused.', problemTexts(received.problems))
    case 'key_reused':
      throw new HttpError(409, 'key_reused', 'This idempotency key came with another enquiry before.')
    case 'not_offered': {
      const fields = { form: notOfferedText(received.kind) }
      throw new HttpError(422, 'not_offered', 'Enquiries of this kind are not taken.', fields)
    }
    case 'too_many': {
      const message = text('enquiry.tooMany', { phone: site.phone })
      throw new HttpError(429, 'too_many', message, { form: message }, received.retryAfterSeconds)
    }
  }
}

/** `/api/enquiries`: test drives, questions and appointments that visitors send. */
export const createEnquiryRoutes = ({
  db,
  sealer,
  log,
  deliveriesFor,
  rules,
  turnstile,
  flood,
  onStored,
  siteOrigin,
  links,
  logger,
  clock,
}: EnquiryOptions): Hono => {
  const sites = createKnownSites(db, clock)
  const receive = createReceive({
    sites,
    vehicleSite: createVehicleSite(db),
    hasher: createHasher(db, sealer),
    store: createEnquiryStore({ db, sealer, log, deliveriesFor, rules }),
    turnstile,
    siteOrigin,
    clock,
    flood,
    onStored,
  })
  const pages = createFormPages({ db, sealer, receive, rules, sites, siteOrigin, logger, clock })
  const routes = new Hono()
  routes.route('/form', pages.routes)
  const manage = { db, sealer, log, deliveriesFor, links, sites, logger, onStored, clock }
  routes.route('/rendez-vous', createManageRoutes(manage))
  routes.route('/inscription', createSubscriptionRoutes(manage))
  routes.post('/', async (context) => {
    // A form that was sent before its script ran.
    if (isForm(context.req.header('content-type') ?? '')) return pages.receiveForm(context)
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
      if (wantsPage(context)) return showUnreadable(context, { status: 415 })
      throw new HttpError(415, 'not_json', 'Send application/json.')
    }
    const key = keyOf(context.req.header('idempotency-key'))
    const body = decodeJson(await readBody(context.req.raw, MAX_BODY))
    const received = await receive(body, { key, address: context.get('clientAddress') ?? null }).catch(asAnswer)
    const receipt = receiptOf(received)
    // The body is the same each time.
    if (received.state === 'repeated') context.header(REPLAYED_HEADER, 'true')
    return context.json(receipt, 202, { 'Cache-Control': 'no-store' })
  })
  // Where a browser comes that loads the address of a form again.
  routes.get('/', (context) => (wantsPage(context) ? showUnknown(context) : context.notFound()))
  return routes
}
