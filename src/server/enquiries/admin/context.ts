import type { Db } from '../../database/open-database'
import type { DurableLog } from '../../durable-log/types'
import type { Sealer } from '../../sealing/types'
import type { DeliveriesFor } from '../store/types'

/** What people who look after enquiries work with: the command line, /status and the daily job. */
export interface AdminContext {
  db: Db
  sealer: Sealer
  log: DurableLog
  deliveriesFor: DeliveriesFor
  /** Names of the channels of the configuration. */
  channels: readonly string[]
  /** Names of those that write to visitors. */
  visitorChannels: ReadonlySet<string>
  /** Told when deliveries were added or are to be attempted again. */
  onDeliveries: () => void
  clock: () => Date
}

/** What was asked for cannot be done; the message is for whoever asked. */
export class AdminError extends Error {
  override name = 'AdminError'
}
