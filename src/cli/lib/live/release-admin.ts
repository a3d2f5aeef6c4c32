import type { ByHand } from '../../../server/builds/worker/publish-by-hand'
import type { ReleaseStore } from '../../../server/release/open-store'
import type { ReleaseAdmin } from '../../../server/status/types'

/** What people may do with stored releases on /status: the same publisher brings them live as after a build. */
export const releaseAdmin = (store: ReleaseStore, byHand: ByHand): ReleaseAdmin => ({
  list: async () => {
    const current = await store.current()
    return (await store.list()).map(({ id, createdAt, facts }) => ({ id, createdAt, facts, live: id === current?.id }))
  },
  rollback: async (releaseId) => {
    await byHand.publish({ releaseId, cause: 'rollback' })
  },
  force: async (releaseId) => {
    await byHand.publish({ releaseId, cause: 'forced' })
  },
})
