import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { builtSite } from '../../../src/domain/routes/built-site'
import { createStockEncoder } from '../../../src/domain/stock-search/codec/encode'
import type { StockEncoder } from '../../../src/domain/stock-search/codec/encode'
import { createIndexFolder } from './index-folder'
import type { IndexFolder } from './index-folder'
import { ERROR_IDS } from './on-plugin-init'
import type { StockIndexOptions } from './plugin-options-schema'
import { vehicleOfNode } from './vehicle-of-node'

interface NodeRef {
  id: string
  type: string
}

/** What a process that stays alive adds to the arguments of a rebuild. */
interface Rebuild {
  nodes: { changed: readonly NodeRef[]; deleted: readonly NodeRef[] }
  wrote: (file: string) => void
  removedFile: (file: string) => void
}
type Args = Pick<ParentSpanPluginArgs, 'getNode' | 'getNodesByType' | 'store' | 'reporter'> & { incremental?: Rebuild }

/** The index as this process made it last, and which vehicle each node is. */
interface Kept {
  encoder: StockEncoder
  folder: IndexFolder
  vehicles: Map<string, number>
}

/** Kept from one build of a process to the next; null before the first, and after one that failed half-way. */
let kept: Kept | null = null

/** 48 bits of a digest name a file, in letters that every file system tells apart. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

const readAll = ({ getNodesByType, store }: Args, { type, facets }: StockIndexOptions): Kept => {
  const encoder = createStockEncoder(nameOf, facets)
  const vehicles = new Map<string, number>()
  for (const node of getNodesByType(type)) {
    const vehicle = vehicleOfNode(node)
    vehicles.set(node.id, vehicle.id)
    encoder.put(vehicle)
  }
  return { encoder, vehicles, folder: createIndexFolder(join(builtSite(store).directory, 'public')) }
}

const follow = (
  { encoder, vehicles }: Kept,
  { changed, deleted }: Rebuild['nodes'],
  type: string,
  getNode: Args['getNode'],
): void => {
  for (const ref of [...deleted, ...changed]) {
    if (ref.type !== type) continue
    const node = getNode(ref.id)
    const before = vehicles.get(ref.id)
    if (node) {
      const vehicle = vehicleOfNode(node)
      vehicles.set(ref.id, vehicle.id)
      encoder.put(vehicle)
    } else if (before !== undefined) {
      vehicles.delete(ref.id)
      encoder.remove(before)
    }
  }
}

/**
 * Writes the stock index. A rebuild reads the vehicles that changed and writes the files that differ.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild = async (args: Args, options: StockIndexOptions): Promise<void> => {
  const { incremental, reporter, getNode } = args
  const before = incremental ? kept : null
  kept = null
  try {
    const now = before ?? readAll(args, options)
    if (before && incremental) follow(before, incremental.nodes, options.type, getNode)
    const files = now.encoder.files()
    const { written, removed } = await now.folder.write(files)
    for (const file of written) incremental?.wrote(file)
    for (const file of removed) incremental?.removedFile(file)
    kept = now
    if (!incremental)
      reporter.info(
        `the stock index has ${files.count} vehicles in ${Math.round(files.index.text.length / 1024)} kB of text`,
      )
  } catch (error) {
    const sourceMessage = error instanceof Error ? error.message : String(error)
    reporter.panicOnBuild({ id: ERROR_IDS.index, context: { sourceMessage } })
  }
}
