import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { leaveOutPictures } from '../../../src/contract/dealer/leave-out-pictures'
import { parseShownVehicle } from '../../../src/contract/dealer/parse-shown-vehicle'
import { cardOf } from '../../../src/domain/vehicle/card'
import { DealerApiError } from './client'
import type { DealerClient } from './client'
import { guardAgainstDrop } from './guard'
import type { DealerIssue } from './issues'
import { nodeIdOf, nodeOf } from './nodes'
import type { DealerOptions } from './options'
import { readChanges } from './read-changes'
import type { Change } from './read-changes'

export const SYNC_ID = nodeIdOf('DealerSync', 'vehicles')
export const KIND = 'vehicles'
/** Counted up when a vehicle becomes other nodes than before: a graph of another shape is read anew. */
export const SHAPE = 5
/** How servers say that they do not know a cursor (any more). */
const UNKNOWN_CURSOR = new Set([400, 404, 410, 422])

interface Surroundings {
  args: SourceNodesArgs
  client: DealerClient
  options: DealerOptions
}

/** What a vehicle is in the graph: everything its own page shows, and what other pages show of it. */
export interface VehicleNodes {
  vehicle: NodeInput
  card: NodeInput
}

/** Changes of the stock as they were read, checked and ready to be written. */
export interface ReadVehicles {
  cursor: string
  /** How many vehicles there are afterwards. */
  vehicleCount: number
  nodes: ReadonlyMap<number, VehicleNodes>
  /** Digests of their cards as they are in the graph; undefined for a vehicle that is new. */
  cards: ReadonlyMap<number, string | undefined>
  /** Ids that are to go. */
  gone: readonly number[]
  /** What is wrong with a record, by its key; null: nothing any more. */
  issues: ReadonlyMap<string, DealerIssue | null>
  /** Everything was read, so what was not named is gone, and its issues, too. */
  isWhole: boolean
}

interface Sync {
  cursor: string
  vehicleCount: number
}

/** What the last run of this stock system left behind, or null: everything is read then. */
const lastSync = ({ args: { getNode }, options }: Surroundings): Sync | null => {
  const node = getNode(SYNC_ID)
  if (!node || node.source !== options.url || node.shape !== SHAPE) return null
  return { cursor: String(node.cursor), vehicleCount: Number(node.vehicleCount) }
}

/** What the pages of one read add up to. */
interface Tally {
  nodes: Map<number, VehicleNodes>
  gone: Set<number>
  issues: Map<string, DealerIssue | null>
}

const applyPage = (
  items: readonly Change[],
  { nodes, gone, issues }: Tally,
  hosts: DealerOptions['pictureHosts'],
): void => {
  const note = (key: string, reason: string) => issues.set(key, { kind: KIND, key, reason })
  for (const change of items) {
    if (change.op === 'delete') {
      gone.add(change.id)
      nodes.delete(change.id)
      issues.set(String(change.id), null)
      continue
    }
    const { record, leftOut } = leaveOutPictures(change.vehicle, hosts)
    const { parsed, refused } = parseShownVehicle(record)
    const reasons = [...refused, ...leftOut.map(({ field, reason }) => `${field}: ${reason}`)]
    if (!parsed.ok) {
      note(parsed.id ?? `change ${change.seq}`, parsed.reason)
      // What is known of it may be wrong by now: better no page than a page with yesterday's facts.
      if (parsed.id !== null) {
        gone.add(Number(parsed.id))
        nodes.delete(Number(parsed.id))
      }
      continue
    }
    const { id, vin } = parsed.value
    const other = nodes.get(id)?.vehicle['vin']
    if (typeof other === 'string' && other !== vin)
      note(String(id), `two vehicles have this id (VIN ${other} and ${vin}): the later is kept`)
    else if (reasons.length > 0) note(String(id), reasons.join('; '))
    else issues.set(String(id), null)
    gone.delete(id)
    nodes.set(id, {
      vehicle: nodeOf('DealerVehicle', parsed.value),
      card: nodeOf('DealerVehicleCard', cardOf(parsed.value)),
    })
  }
}

/**
 * Reads from the cursor on; from the beginning without one, and then what was not named is gone too. Everything is
 * read and checked before anything is written, so that a fault of the source leaves the graph as it was.
 */
const readFrom = async (sync: Sync | null, { args, client, options }: Surroundings): Promise<ReadVehicles> => {
  const { getNode, getNodesByType } = args
  const before = sync === null ? getNodesByType('DealerVehicle').map(({ key }) => Number(key)) : []
  const known = sync?.vehicleCount ?? before.length
  const tally: Tally = { nodes: new Map(), gone: new Set(), issues: new Map() }
  let cursor = sync?.cursor ?? ''
  for await (const page of readChanges(client, options, sync?.cursor ?? null)) {
    applyPage(page.items, tally, options.pictureHosts)
    cursor = page.cursor
  }
  // By its card, which is read in a tenth of the time.
  const cardOfNow = (id: number): string | undefined =>
    getNode(nodeIdOf('DealerVehicleCard', id))?.internal.contentDigest
  const unseen = before.filter((id) => !tally.nodes.has(id))
  const gone = [...new Set([...tally.gone, ...unseen])].filter((id) => cardOfNow(id) !== undefined)
  const cards = new Map([...tally.nodes.keys()].map((id) => [id, cardOfNow(id)]))
  const added = [...cards.values()].filter((digest) => digest === undefined).length
  const vehicleCount = known + added - gone.length
  guardAgainstDrop(KIND, Math.max(known, options.lastCounts[KIND] ?? 0), vehicleCount, options)
  return { cursor, vehicleCount, nodes: tally.nodes, cards, gone, issues: tally.issues, isWhole: sync === null }
}

/**
 * Reads the changes of the stock since the last run.
 *
 * @throws DealerApiError, SuddenDropError; nothing was written
 */
export const readVehicles = async (around: Surroundings): Promise<ReadVehicles> => {
  const sync = lastSync(around)
  try {
    return await readFrom(sync, around)
  } catch (error) {
    const isUnknown = error instanceof DealerApiError && error.status !== null && UNKNOWN_CURSOR.has(error.status)
    if (sync === null || !isUnknown) throw error
    around.args.reporter.info('Dealer API: the cursor of the last build is not known any more, all vehicles are read')
    return readFrom(null, around)
  }
}
