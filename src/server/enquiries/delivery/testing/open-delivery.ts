import { createHash, randomUUID } from 'node:crypto'
import type { Enquiry, StoredEnquiry } from '../../../../domain/enquiry/types'
import type { Channel } from '../../../../domain/enquiry/channels'
import type { OpenDatabase } from '../../../database/open-database'
import { noLog } from '../../../durable-log/no-log'
import { createSealer } from '../../../sealing/create-sealer'
import { createEnquiryStore } from '../../store/enquiry-store'
import { createIntakeRules } from '../../store/intake-rules'
import type { DeliveryConfig } from '../config/read-delivery-config'
import { createDeliveriesFor } from '../delivery-rows'
import type { MessageTexts } from '../send/send-delivery'
import { startDeliveries } from '../start-deliveries'
import type { Deliveries, DeliveriesOptions } from '../start-deliveries'

/** Three days in three seconds. */
export const FAST = {
  schedule: { firstMs: 20, maxMs: 150, giveUpMs: 2_000, attempts: 12 },
  pollMs: 30,
  requestMs: 200,
  mail: { connectMs: 5_000, greetingMs: 5_000, silenceMs: 5_000, totalMs: 10_000 },
}

/** Texts without the look of the real ones. */
export const plainTexts: MessageTexts = {
  visitor: ({ reference, enquiry }) => ({
    subject: `Votre demande ${reference}`,
    text: String(enquiry.values.message),
    html: '<p>Bonjour</p>',
    replyTo: { name: '', address: 'esch@example.lu' },
  }),
  dealership: ({ reference, enquiry, change }) => ({
    subject: `${change?.kind ?? 'Demande'} ${reference}`,
    text: String(enquiry.values.message),
    html: '<p>Bonjour</p>',
    replyTo: { name: '', address: String(enquiry.values.email) },
  }),
  comments: ({ enquiry }) => String(enquiry.values.message),
  subscriptionUrl: ({ reference }) => `https://www.alzette.example/${reference}`,
}

export const exampleEnquiry = (message: string, email = 'zoe@example.lu'): Enquiry => ({
  kind: 'contact',
  values: { subject: 'sales_used', name: 'Zoé Müller', email, message },
  subject: { vehicleId: null, modelKey: null, leaseOfferKey: null, locationId: null },
  attachments: [],
  consent: { textVersion: '2026-11-24', marketing: false },
  page: '/contact',
})

export const openDelivery = (
  database: OpenDatabase,
  config: Pick<DeliveryConfig, 'smtpUrl'> & { channels: readonly Channel[] },
) => {
  const { db } = database
  const lines: string[] = []
  const open: Deliveries[] = []
  const store = createEnquiryStore({
    db,
    sealer: createSealer([]),
    log: noLog,
    deliveriesFor: createDeliveriesFor(config.channels),
    rules: createIntakeRules(config.channels),
  })
  const options = (more: Partial<DeliveriesOptions> = {}): DeliveriesOptions => ({
    database,
    config: {
      ...config,
      from: { name: 'Groupe Alzette', address: 'demandes@alzette.example' },
      pauseLimitMs: 4 * 3_600_000,
      alarm: { mail: [], webhook: null },
    },
    reader: { enquiry: ({ record }) => record as StoredEnquiry, change: () => ({ wishes: {}, before: {} }) },
    texts: plainTexts,
    siteUrl: 'https://www.alzette.example',
    logger: { info: () => undefined, error: (line) => void lines.push(line) },
    times: FAST,
    ...more,
  })
  const start = async (more: Partial<DeliveriesOptions> = {}): Promise<Deliveries> => {
    const deliveries = await startDeliveries(options(more))
    open.push(deliveries)
    return deliveries
  }
  /** @returns number of the enquiry */
  const send = async (message: string, email?: string): Promise<string> => {
    const enquiry = exampleEnquiry(message, email)
    const outcome = await store({
      enquiry,
      receivedAt: new Date(),
      key: randomUUID(),
      digest: createHash('sha256').update(message).digest('hex'),
      clientHash: null,
      emailHash: randomUUID(),
      suspicions: [],
      problems: null,
    })
    if (!('receipt' in outcome)) throw new Error(outcome.state)
    return outcome.receipt.id
  }
  const states = async (): Promise<string[]> =>
    (await db.selectFrom('enquiry_deliveries').select(['channel', 'state']).orderBy('channel').execute()).map(
      ({ channel, state }) => `${channel} ${state}`,
    )
  const attempts = () =>
    db.selectFrom('enquiry_attempts').select(['delivery_id', 'outcome', 'detail']).orderBy('seq').execute()
  const close = async () => {
    await Promise.all(open.splice(0).map((deliveries) => deliveries.close()))
    await database.close()
  }
  return { db, lines, options, start, send, states, attempts, close }
}

/** Waits until it holds. */
export const until = async (holds: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> => {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It never came.')
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
