import type { SourceNodesArgs } from 'gatsby'
import { parseVehicle } from '../../../src/contract/dealer/parse'
import { DealerApiError } from './client'
import type { DealerClient } from './client'
import { guardAgainstDrop } from './guard'
import type { IssueBook } from './issues'
import { nodeIdOf, nodeOf } from './nodes'
import type { DealerOptions } from './options'
import { readChanges } from './read-changes'
import type { Change } from './read-changes'

const SYNC_ID = nodeIdOf('DealerSync', 'vehicles')
const KIND = 'vehicles'
/** How servers say that they do not know a cursor (any more). */
const UNKNOWN_CURSOR = new Set([400, 404, 410, 422])

interface Surroundings {
  args: SourceNodesArgs
  client: DealerClient
  options: DealerOptions
  issues: IssueBook
}

interface Sync {
  cursor: string
  vehicleCount: number
}

/** What the last run of this stock system left behind, or null: everything is read then. */
const lastSync = ({ args: { getNode }, options }: Surroundings): Sync | null => {
  const node = getNode(SYNC_ID)
  if (!node || node.source !== options.url) return null
  return { cursor: String(node.cursor), vehicleCount: Number(node.vehicleCount) }
}

/** What the pages of one read add up to. */
interface Tally {
  /** VIN by id of every vehicle that is there at the end. */
  seen: Map<number, string>
  /** Ids that are not. */
  gone: Set<number>
  /** Vehicles that the graph did not have before. */
  added: number
}

/** Applies one page: upserts at once, deletions are only remembered, because the guard must see their number first. */
const applyPage = (items: Change[], tally: Tally, { args, issues }: Surroundings): void => {
  const { actions, createContentDigest, getNode } = args
  const { seen, gone } = tally
  for (const change of items) {
    if (change.op === 'delete') {
      gone.add(change.id)
      seen.delete(change.id)
      issues.forget(KIND, change.id)
      continue
    }
    const parsed = parseVehicle(change.vehicle)
    if (!parsed.ok) {
      issues.note({ kind: KIND, key: parsed.id ?? `change ${change.seq}`, reason: parsed.reason })
      // What is known of it may be wrong by now: better no page than a page with yesterday's facts.
      if (parsed.id !== null) gone.add(Number(parsed.id))
      continue
    }
    const { id, vin } = parsed.value
    const otherVin = seen.get(id)
    if (otherVin !== undefined && otherVin !== vin)
      issues.note({ kind: KIND, key: String(id), reason: `two vehicles have this id (VIN ${otherVin} and ${vin}): the later is kept` })
    else issues.forget(KIND, id)
    seen.set(id, vin)
    gone.delete(id)
    if (!getNode(nodeIdOf('DealerVehicle', id))) tally.added += 1
    actions.createNode(nodeOf('DealerVehicle', parsed.value, createContentDigest))
  }
}

/**
 * Reads from the cursor on; from the beginning without one, and then what was not named is gone too.
 *
 * Gatsby's store shows a node by its id at once, but in lists only some time later: lists are read before anything is
 * written, and nothing is counted by them afterwards.
 */
const readFrom = async (sync: Sync | null, around: Surroundings): Promise<void> => {
  const { args, client, options, issues } = around
  const { actions, createContentDigest, getNode, getNodesByType } = args
  const before = sync === null ? getNodesByType('DealerVehicle').map(({ key }) => Number(key)) : []
  const known = sync?.vehicleCount ?? before.length
  const tally: Tally = { seen: new Map(), gone: new Set(), added: 0 }
  let cursor = sync?.cursor ?? ''
  if (sync === null) issues.forgetKind(KIND)
  for await (const page of readChanges(client, options, sync?.cursor ?? null)) {
    applyPage(page.items, tally, around)
    cursor = page.cursor
  }

  const unseen = before.filter((key) => !tally.seen.has(key))
  const doomed = [...new Set([...tally.gone, ...unseen])].flatMap((key) => getNode(nodeIdOf('DealerVehicle', key)) ?? [])
  const vehicleCount = known + tally.added - doomed.length
  guardAgainstDrop(KIND, Math.max(known, options.lastCounts[KIND] ?? 0), vehicleCount, options)
  for (const node of doomed) actions.deleteNode(node)
  const facts = { source: options.url, cursor, vehicleCount }
  const internal = { type: 'DealerSync', contentDigest: createContentDigest(facts) }
  actions.createNode({ ...facts, id: SYNC_ID, parent: null, children: [], internal })
}

/**
 * Brings the vehicles of the graph up to date by the changes since the last run.
 *
 * @throws DealerApiError, SuddenDropError
 */
export const sourceVehicles = async (around: Surroundings): Promise<void> => {
  const sync = lastSync(around)
  try {
    await readFrom(sync, around)
  } catch (error) {
    const isUnknown = error instanceof DealerApiError && error.status !== null && UNKNOWN_CURSOR.has(error.status)
    if (sync === null || !isUnknown) throw error
    around.args.reporter.info('Dealer API: the cursor of the last build is not known any more, all vehicles are read')
    await readFrom(null, around)
  }
}
