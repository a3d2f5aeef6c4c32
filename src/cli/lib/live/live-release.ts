import type { Publisher } from '../../../server/builds/types'
import { lastPublished } from '../../../server/builds/worker/build-log'
import type { Db } from '../../../server/database/open-database'
import type { ReleaseStore } from '../../../server/release/open-store'

/**
 * Tells which release visitors see. Where several workers publish to one host, that is what any of them published last.
 */
export const liveRelease =
  (publisher: Pick<Publisher, 'name'>, store: ReleaseStore, db: Db) => async (): Promise<string | null> =>
    publisher.name === 'local' ? ((await store.current())?.id ?? null) : lastPublished(db)
