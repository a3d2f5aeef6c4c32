import type { OpenDatabase } from '../../database/open-database'
import { replaceCollection } from '../../dealer/collections'
import { noLog } from '../../durable-log/no-log'
import { trustedProxies } from '../../http/client-address'
import { createSealer } from '../../sealing/create-sealer'
import { createTestApp } from '../../testing/test-app'
import type { AdminContext } from '../admin/context'
import { createManageLinks } from '../manage/manage-links'
import { createEnquiryRoutes } from '../routes'
import type { EnquiryOptions } from '../routes'
import { createIntakeRules } from '../store/intake-rules'
import { exampleSite } from '../../../domain/testing/example-location'
import { NOW } from './example-bodies'

/** One channel, `crm`, for every enquiry. */
const deliveriesFor: EnquiryOptions['deliveriesFor'] = (id, _route, change) => [
  { id: `${id}-crm${change ?? ''}`, enquiry_id: id, channel: 'crm', subject: change ?? 'enquiry' },
]
const SITE = 'https://www.groupe-alzette.example'

/** An app that takes enquiries in on a database with one dealership, at a fixed time. */
export const openIntake = async ({ db }: OpenDatabase, options: Partial<EnquiryOptions> = {}) => {
  await db.transaction().execute((trx) => replaceCollection(trx, 'locations', [exampleSite]))
  const counts = { stored: 0 }
  const links = createManageLinks('secret-of-this-installation', SITE)
  const services: EnquiryOptions = {
    db,
    log: noLog,
    sealer: createSealer([]),
    logger: { error: () => undefined },
    deliveriesFor,
    rules: createIntakeRules([{ name: 'visitor', type: 'visitor-mail' }]),
    turnstile: null,
    onStored: () => void (counts.stored += 1),
    siteOrigin: SITE,
    links: async () => links,
    clock: () => NOW,
    ...options,
  }
  const { app, post } = createTestApp(db, {
    enquiries: createEnquiryRoutes(services),
    proxies: trustedProxies(['127.0.0.1']),
  })
  const admin: AdminContext = {
    ...services,
    channels: ['crm'],
    visitorChannels: new Set(),
    onDeliveries: () => undefined,
  }
  const stored = () => db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
  const deliveries = () => db.selectFrom('enquiry_deliveries').selectAll().orderBy('id').execute()

  /** Sends JSON as a client with an address. */
  const postFrom = (address: string, body: unknown) =>
    app.request(
      '/api/enquiries',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: address } } },
    )
  /** Sends a form as a browser without JavaScript. */
  const postForm = (
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    path = '/api/enquiries/form',
  ) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  return { app, admin, counts, links, post, postFrom, postForm, stored, deliveries }
}
