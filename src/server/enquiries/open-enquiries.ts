import type { Hono } from 'hono'
import { visitorChannelsOf } from '../../domain/enquiry/channels'
import type { Channel } from '../../domain/enquiry/channels'
import type { Db } from '../database/open-database'
import type { DurableLog } from '../durable-log/types'
import type { Logger } from '../http/logger'
import { createSealer } from '../sealing/create-sealer'
import type { SealingKey } from '../sealing/types'
import type { AdminContext } from './admin/context'
import { createAdminRoutes } from './admin/routes'
import { startErasure } from './admin/start-erasure'
import { openManageLinks } from './manage/manage-links'
import type { ManageLinks } from './manage/manage-links'
import { createDeliveriesFor } from './delivery/delivery-rows'
import type { FloodGauge } from './delivery/flood-gauge'
import { createEnquiryRoutes } from './routes'
import { createTurnstile } from './spam/turnstile'
import { createIntakeRules } from './store/intake-rules'
import { createStoredSecret } from './stored-secret'

export interface EnquiriesOptions {
  db: Db
  log: DurableLog
  logger: Logger
  config: {
    /** Encrypt what visitors wrote: the first one seals, all of them open. */
    DATA_KEYS?: readonly SealingKey[]
    /** Both or neither: without the widget in forms, no enquiry would have a token. */
    GATSBY_TURNSTILE_SITE_KEY?: string | undefined
    TURNSTILE_SECRET?: string | undefined
    TURNSTILE_VERIFY_URL?: string | undefined
    /** Signs the links in mails; without it the installation makes a secret of its own. */
    ENQUIRY_LINK_SECRET?: string | undefined
    /** Where visitors see the site. */
    GATSBY_SITE_URL?: string | undefined
  }
  /** The channels that deliver enquiries; left out, these stay in the database. */
  channels?: readonly Channel[] | undefined
  /** Counts enquiries that arrive; left out where nothing is delivered meanwhile. */
  flood?: FloodGauge | undefined
  /** Told when there are deliveries to attempt. */
  onDeliveries?: (() => void) | undefined
}

export interface Enquiries {
  /** For visitors, to be mounted at `/api/enquiries`. */
  routes: Hono
  /** For `npm run enquiries`, where systems are served, by path below `/api`. */
  commands: (token: string) => Record<string, Hono>
  /** For whoever looks after enquiries, see `admin/`. */
  admin: AdminContext
  /** Signed addresses for mails. */
  links: () => Promise<ManageLinks>
  /** Erases what is over, now and every day. @returns ends it */
  startErasure: () => () => Promise<void>
}

/** Everything that takes enquiries in and looks after them. */
export const openEnquiries = ({
  db,
  log,
  logger,
  config,
  channels = [],
  flood,
  onDeliveries = () => undefined,
}: EnquiriesOptions): Enquiries => {
  const sealer = createSealer(config.DATA_KEYS ?? [])
  const clock = () => new Date()
  const admin: AdminContext = {
    db,
    sealer,
    log,
    deliveriesFor: createDeliveriesFor(channels),
    channels: channels.map(({ name }) => name),
    visitorChannels: visitorChannelsOf(channels),
    onDeliveries,
    clock,
  }
  const { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: verifyUrl } = config
  const hasTurnstile = secret !== undefined && config.GATSBY_TURNSTILE_SITE_KEY !== undefined
  if (secret !== undefined && !hasTurnstile)
    logger.error('TURNSTILE_SECRET is not used: GATSBY_TURNSTILE_SITE_KEY is not set, so forms have no widget.')
  const links = openManageLinks({
    secret: config.ENQUIRY_LINK_SECRET ?? null,
    readSecret: createStoredSecret(db, sealer, 'link'),
    siteUrl: config.GATSBY_SITE_URL ?? '',
  })
  return {
    routes: createEnquiryRoutes({
      ...admin,
      rules: createIntakeRules(channels),
      flood,
      logger,
      onStored: onDeliveries,
      siteOrigin: config.GATSBY_SITE_URL ?? null,
      links,
      turnstile: hasTurnstile ? createTurnstile(secret, verifyUrl) : null,
    }),
    commands: (token) => ({ 'enquiries/commands': createAdminRoutes(admin, token) }),
    admin,
    links,
    startErasure: () => startErasure(admin, logger),
  }
}
