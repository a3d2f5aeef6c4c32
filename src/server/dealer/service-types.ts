import type { Hono } from 'hono'
import type { AssistantEnv } from '../../config/env/assistant-env'
import type { WebhookOptions } from '../app'
import type { Db, DatabaseConfig, OpenDatabase } from '../database/open-database'
import type { DurableLog } from '../durable-log/types'
import type { AdminContext } from '../enquiries/admin/context'
import type { Enquiries, EnquiriesOptions } from '../enquiries/open-enquiries'
import type { FetchHandler, HeaderList } from '../http/fetch-handler'
import type { Logger } from '../http/logger'
import type { ServerLimits } from '../http/start-server'
import type { LiveState } from '../metrics/process-metrics'
import type { Journal } from '../journal/journal'
import type { ReadSubjectMark } from '../reconciliation/subject-mark'

export interface DealerServiceOptions {
  config: DatabaseConfig &
    EnquiriesOptions['config'] &
    AssistantEnv & {
      ASSET_BASE_URL: string
      /** Other hosts that pictures of the stock may come from. */
      PICTURE_HOSTS?: readonly string[]
      /** Address to listen on; this machine alone when left out. */
      HOST?: string
      /** 0: any free port. */
      API_PORT: number
      /** Whoever shows it may read the dealer API; left out, everybody who reaches `API_PORT` may. */
      DEALER_TOKEN?: string | undefined
      /** Whoever shows it may read /metrics; left out, everybody who reaches `API_PORT` may. */
      METRICS_TOKEN?: string | undefined
      /** Addresses and networks of the proxies in front of this server. */
      TRUSTED_PROXY?: readonly string[]
    }
  logger: Logger
  accessLog?: boolean
  /** For every answer that does not set them itself. */
  headers?: HeaderList
  limits?: Partial<ServerLimits>
  /** Look-up of addresses, made when the database is open. */
  redirects?: (db: Db) => Hono
  /** Publishing by hand; the token is that of this run of the service. */
  releases?: (token: string) => Hono
  /** Takes in news of other systems; left out, there are no webhooks. */
  webhooks?: Omit<WebhookOptions, 'journal' | 'readMark'>
  /** What becomes of enquiries once they are stored; left out, they stay in the database. */
  enquiries?: Pick<EnquiriesOptions, 'channels' | 'flood' | 'onDeliveries'>
  /** Who is told of changes by webhook, if there is a secret to sign with; `url` null tells this service itself, as another stock system would. */
  tells?: { url: string | null; secrets: readonly string[] }
  /** Runs before the first request is taken, for example to seed. */
  prepare?: (db: Db) => Promise<void>
}

export interface DealerService {
  /** Tells what is served and built, for `/api/ready` and `/metrics`; until then nothing is. */
  useLiveState: (state: LiveState) => void
  url: string
  port: number
  db: Db
  database: OpenDatabase
  /** Tells where webhooks whose body comes again ask for news; until then all of them are built. */
  useSubjectMarks: (read: ReadSubjectMark) => void
  /** Where webhooks are written, and what a worker in this process listens to. */
  journal: Journal
  /** What makes an acknowledged row survive a power cut; every acknowledgement waits for it. */
  log: DurableLog
  /** For whoever looks after enquiries. */
  enquiries: AdminContext
  /** Signed addresses for the mails of enquiries. */
  enquiryLinks: Enquiries['links']
  /** Answers visitors, without the detour over the network: everything but the dealer API. */
  fetch: FetchHandler
  /** Lets running requests end, then closes the database. */
  close: () => Promise<void>
}
