import { errorLine } from '../../../domain/errors/error-message'
import { findAlarmGap } from '../../alarm/alarm-gap'
import { createAlarmTargets } from '../../alarm/targets'
import { createWatcher } from '../../alarm/watcher'
import type { OpenDatabase } from '../../database/open-database'
import type { Logger } from '../../http/logger'
import type { AdminContext } from '../admin/context'
import { openRecord } from '../admin/open-record'
import { openChange } from '../manage/change-record'
import type { ManageLinks } from '../manage/manage-links'
import { createMessageTexts } from '../mail/message-texts'
import { addMissingDeliveries } from './add-missing'
import { findChannelGaps } from './check-channels'
import type { DeliveryConfig } from './config/read-delivery-config'
import { createMailer } from './send/mailer'
import type { FloodGauge } from './flood-gauge'
import { deliverFor, startDeliveries } from './start-deliveries'
import type { Deliveries, DeliveriesOptions } from './start-deliveries'

export interface RunOptions {
  database: Pick<OpenDatabase, 'db' | 'executeSql' | 'kind'>
  enquiries: Pick<AdminContext, 'sealer' | 'log'>
  links: ManageLinks
  /** Counts the enquiries that this process takes in; left out where it takes in none. */
  flood?: FloodGauge
  config: DeliveryConfig
  /** Origin of the site. */
  siteUrl: string
  logger: Logger
}

/** Milliseconds between two looks for what needs a person. */
const WATCH = 30_000

const deliveriesOptions = ({
  database,
  enquiries,
  links,
  config,
  siteUrl,
  logger,
  flood,
}: RunOptions): DeliveriesOptions => {
  const { sealer, log } = enquiries
  return {
    database,
    config,
    siteUrl,
    logger,
    isFlood: flood?.isFlood,
    reader: {
      enquiry: (row) => {
        const enquiry = openRecord(row, sealer)
        if (enquiry === null) throw new Error('erased')
        return enquiry
      },
      change: (row) => openChange(row, sealer),
    },
    texts: createMessageTexts(siteUrl, links),
    onSettled: (id) => log.note('enquiry_deliveries', [id]),
  }
}

const openWatch = ({ database, config, siteUrl, logger }: RunOptions) => {
  const mailer = config.smtpUrl === null ? null : createMailer(config.smtpUrl, config.from)
  const look = createWatcher({
    db: database.db,
    watched: config,
    targets: createAlarmTargets({ alarm: config.alarm, mailer, siteUrl }),
    logger,
  })
  return { look, close: () => mailer?.close() }
}

const NOBODY = 'Enquiries are stored but delivered to nobody: set SMTP_URL or ENQUIRY_CHANNELS (docs/operators.md).'

/** What a person should read at the start. */
const warn = async ({ database, config, logger }: RunOptions): Promise<void> => {
  if (config.channels.length === 0) logger.error(NOBODY)
  else for (const line of await findChannelGaps(database.db, config.channels)) logger.error(line)
  for (const line of findAlarmGap(config)) logger.error(line)
}

/** Delivers enquiries and watches over it, as long as the server runs. @throws when the database is away */
export const runDeliveries = async (options: RunOptions): Promise<Deliveries> => {
  const { database, config, logger } = options
  await warn(options)
  await addMissingDeliveries(database.db, config.channels, new Date())
  const deliveries = await startDeliveries(deliveriesOptions(options))
  const watch = openWatch(options)
  let looking: Promise<void> | null = null
  let isAway = false
  const timer = setInterval(() => {
    looking ??= watch
      .look()
      .then(
        () => {
          isAway = false
        },
        (error: unknown) => {
          if (!isAway) logger.error(`alarms: ${errorLine(error)}`)
          isAway = true
        },
      )
      .finally(() => {
        looking = null
      })
  }, WATCH)
  timer.unref()
  return {
    wake: deliveries.wake,
    close: async () => {
      clearInterval(timer)
      await looking
      watch.close()
      await deliveries.close()
    },
  }
}

/** The same for a function that runs every minute: delivers what is due for so long, and looks once. */
export const deliverOnce = async (ms: number, options: RunOptions): Promise<void> => {
  const { database, config, logger } = options
  if (config.channels.length === 0) logger.error(NOBODY)
  await addMissingDeliveries(database.db, config.channels, new Date())
  if (config.channels.length > 0) await deliverFor(ms, deliveriesOptions(options))
  const watch = openWatch(options)
  await watch.look().finally(watch.close)
}
