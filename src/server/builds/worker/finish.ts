import type { Db } from '../../database/open-database'
import type { BuildState } from '../../database/schema'
import { settleEvents } from '../../journal/event-states'
import type { Settlement } from '../../journal/types'
import type { Lease } from '../../queue/build-queue'
import { endBuild, notePublication, publishHeldEvents } from './build-log'
import type { EventNote } from './event-notes'

export interface Ending extends Omit<Settlement, 'buildId'> {
  state: Exclude<BuildState, 'running'>
  releaseId?: string | null
  result?: string
  /** What is told of some of the events instead. */
  notes?: readonly EventNote[]
  error?: string
  /** What is live now; left out when nothing was published. */
  live?: { releaseId: string; publisher: string }
}

/**
 * Ends a build and its events in one transaction, so that a crash leaves both or neither.
 *
 * @returns false when the lease is somebody else's by now: then nothing was written
 */
export const finishBuild = (db: Db, lease: Lease, buildId: string, ending: Ending): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await lease.guard(trx))) return false
    const { ids, status, reason, state, releaseId, result, error, notes = [], live } = ending
    // What is settled stays as it is: those with a note first, the rest in one go.
    for (const note of notes)
      await settleEvents(trx, { ids: [note.id], buildId, status: note.status, reason: note.reason })
    await settleEvents(trx, { ids, buildId, status, reason })
    await endBuild(trx, buildId, {
      state,
      ...(releaseId !== undefined && { releaseId }),
      ...(result !== undefined && { result }),
      ...(error !== undefined && { error }),
    })
    if (live) {
      await notePublication(trx, { ...live, cause: 'build', buildId })
      await publishHeldEvents(trx)
    }
    return true
  })
