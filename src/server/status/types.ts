import type { Channel } from '../../domain/enquiry/channels'
import type { BuildFeed } from '../builds/feed'
import type { AdminContext } from '../enquiries/admin/context'
import type { ReleaseFacts } from '../release/types'

/** What happens at this moment, from the process that builds; everything else is read from the database. */
export type StatusSource = Pick<BuildFeed, 'snapshot' | 'subscribe'>

/** What people may do with enquiries. */
export interface EnquiryAdmin {
  /** Those of the configuration; empty: no enquiry is delivered. */
  channels: readonly Channel[]
  /** Milliseconds for which a channel may be paused before a person is told. */
  pauseLimitMs: number
  admin: AdminContext
}

export interface ReleaseSummary {
  id: string
  /** ISO instant. */
  createdAt: string
  live: boolean
  facts: ReleaseFacts
}

/** What people may do with stored releases. Both actions also record the publication with its cause. */
export interface ReleaseAdmin {
  /** Every release that is kept, in any order. */
  list: () => readonly ReleaseSummary[] | Promise<readonly ReleaseSummary[]>
  /**
   * Brings a release of before live again.
   *
   * @throws Error with one line; what was live stays live
   */
  rollback: (id: string) => Promise<void>
  /**
   * Brings a release live that the gate held back.
   *
   * @throws Error with one line; what was live stays live
   */
  force: (id: string) => Promise<void>
}
