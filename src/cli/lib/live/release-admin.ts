import { notePublication, publishHeldEvents } from '../../../server/builds/worker/build-log'
import type { Publisher } from '../../../server/builds/types'
import type { Db } from '../../../server/database/open-database'
import type { ReleaseStore } from '../../../server/release/open-store'
import type { ReleaseAdmin } from '../../../server/status/types'

/** What people may do with stored releases on /status: the same publisher brings them live as after a build. */
export const releaseAdmin = (db: Db, store: ReleaseStore, publisher: Publisher): ReleaseAdmin => {
  const publish = async (releaseId: string, cause: 'rollback' | 'forced'): Promise<void> => {
    await publisher.publish(releaseId)
    await db.transaction().execute(async (trx) => {
      await notePublication(trx, { releaseId, publisher: publisher.name, cause, buildId: null })
      if (cause === 'forced') await publishHeldEvents(trx, releaseId)
    })
  }
  return {
    list: async () => {
      const current = await store.current()
      return (await store.list()).map(({ id, createdAt, facts }) => ({ id, createdAt, facts, live: id === current?.id }))
    },
    rollback: (id) => publish(id, 'rollback'),
    force: (id) => publish(id, 'forced'),
  }
}
