import { visitorChannelsOf } from '../../../domain/enquiry/channels'
import type { OpenDatabase } from '../../database/open-database'
import type { Logger } from '../../http/logger'
import type { DeliveryConfig } from './config/read-delivery-config'
import { startLoop } from './delivery-loop'
import { createDispatcher } from './dispatcher'
import { loadDeliveries } from './load-deliveries'
import type { RecordReader } from './load-deliveries'
import { openDeliveryQueue } from './queue/delivery-queue'
import { RETRY_SCHEDULE } from './queue/schedule'
import type { RetrySchedule } from './queue/schedule'
import { createMailer } from './send/mailer'
import type { MailTimes } from './send/mailer'
import { createSend } from './send/send-delivery'
import type { MessageTexts } from './send/send-delivery'

export interface DeliveriesOptions {
  database: Pick<OpenDatabase, 'db' | 'executeSql' | 'kind'>
  config: DeliveryConfig
  reader: RecordReader
  texts: MessageTexts
  /** Origin of the site. */
  siteUrl: string
  logger: Logger
  /** Whether enquiries come first now, see `createFloodGauge`; left out where this process takes in none. */
  isFlood?: (() => boolean) | undefined
  /** Told of each delivery that ended, sent or given up, or that some of its addresses have by now. */
  onSettled?: (deliveryId: string) => void
  clock?: () => Date
  random?: () => number
  /** Tests have less time. */
  times?: {
    schedule?: RetrySchedule
    pollMs?: number
    requestMs?: number
    mail?: MailTimes
    expireSeconds?: number
    maintenanceSeconds?: number | null
    catchUpSeconds?: number
  }
}

export interface Deliveries {
  /** Enquiries were stored: delivers them now instead of at the next look. */
  wake: () => void
  /** Lets what is under way end, for a moment. What does not is attempted again. */
  close: () => Promise<void>
}

/** Milliseconds between two looks for what is due, and for what other processes stored. */
const POLL = 2_000

const openParts = async ({
  database,
  config,
  reader,
  texts,
  siteUrl,
  logger,
  isFlood = () => false,
  times = {},
  ...rest
}: DeliveriesOptions) => {
  const { channels, smtpUrl, from } = config
  const queue = await openDeliveryQueue({
    database,
    channels: channels.map(({ name }) => name),
    logger,
    ...(times.expireSeconds !== undefined && { expireSeconds: times.expireSeconds }),
    ...(times.maintenanceSeconds !== undefined && { maintenanceSeconds: times.maintenanceSeconds }),
  })
  const loading = {
    reader,
    visitorChannels: visitorChannelsOf(channels),
    report: (line: string) => logger.error(line),
  }
  const mailer = smtpUrl === null ? null : createMailer(smtpUrl, from, times.mail)
  const dispatcher = createDispatcher({
    queue,
    load: (ids) => loadDeliveries(database.db, ids, loading),
    send: createSend({ channels, mailer, texts, siteUrl, timeoutMs: times.requestMs }),
    isFlood,
    schedule: times.schedule ?? RETRY_SCHEDULE,
    catchUpSeconds: times.catchUpSeconds,
    clock: rest.clock ?? (() => new Date()),
    random: rest.random ?? Math.random,
    ...(rest.onSettled && { onSettled: rest.onSettled }),
    logger,
  })
  const close = async (): Promise<void> => {
    await dispatcher.close()
    mailer?.close()
    await queue.close()
  }
  return { queue, dispatcher, isFlood, close }
}

/**
 * Delivers enquiries by the channels of the configuration, now and whenever something is due, until it is closed.
 *
 * @throws when the database is away
 */
export const startDeliveries = async (options: DeliveriesOptions): Promise<Deliveries> => {
  const { queue, dispatcher, isFlood, close } = await openParts(options)
  const loop = startLoop({
    dispatcher,
    queue,
    isFlood,
    logger: options.logger,
    pollMs: options.times?.pollMs ?? POLL,
  })
  return {
    wake: loop.wake,
    close: async () => {
      await loop.stop()
      await close()
    },
  }
}

/** Delivers what is due until nothing is under way or the time is over: for functions, which end. */
export const deliverFor = async (ms: number, options: DeliveriesOptions): Promise<void> => {
  const end = Date.now() + ms
  const { queue, dispatcher, close } = await openParts({
    ...options,
    times: { ...options.times, maintenanceSeconds: null, catchUpSeconds: 0 },
  })
  try {
    await queue.repair()
    await dispatcher.round()
    await Promise.race([dispatcher.idle(), new Promise((resolve) => setTimeout(resolve, end - Date.now()).unref())])
  } finally {
    await close()
  }
}
