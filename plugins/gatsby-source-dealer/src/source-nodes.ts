import type { GatsbyNode } from 'gatsby'
import { DealerApiError, createClient } from './client'
import { SuddenDropError } from './guard'
import { createIssueBook } from './issues'
import { readListPosition } from './list-position'
import { DEFAULTS } from './options'
import type { DealerOptions } from './options'
import { readVehicles } from './read-vehicles'
import { LIST_KINDS } from './record-kinds'
import { readList, writeList } from './source-list'
import { writeVehicles } from './write-vehicles'

/** Where the short lists stood when this process read them last: one request instead of a megabyte when they stand there still. */
let listsAt: { url: string; position: string } | null = null

/** Whether this call is part of a rebuild in a process that stays alive (gatsby-incremental-builder). */
const isRebuild = (args: object): boolean => 'incremental' in args && args.incremental !== undefined

/**
 * Brings the graph up to date. The plugin deletes what vanished itself and tells Gatsby so (`stateful`): records that
 * did not change are neither read again nor touched. Everything is read before anything is written: a source that
 * fails leaves the graph as it was.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes
 */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (args, pluginOptions) => {
  // The options schema let them pass and filled in the defaults; only tests hand over less.
  const given: DealerOptions = { ...DEFAULTS, ...(pluginOptions as unknown as Pick<DealerOptions, 'url'>) }
  // In a rebuild the graph itself says how many there were; the last build of another process is long ago.
  const options = isRebuild(args) ? { ...given, lastCounts: {} } : given
  args.actions.enableStatefulSourceNodes?.()
  const around = { args, client: createClient(options), options }
  try {
    // The position is asked before the lists are: what changes in between is read twice, never missed.
    const [position, vehicles] = await Promise.all([readListPosition(around.client), readVehicles(around)])
    const areKnown =
      isRebuild(args) && position !== null && listsAt?.url === options.url && listsAt.position === position
    listsAt = null
    const lists = await Promise.all(areKnown ? [] : LIST_KINDS.map((kind) => readList(kind, around)))
    const issues = createIssueBook(args)
    for (const list of lists) writeList(list, args, issues)
    writeVehicles(vehicles, options.url, args, issues)
    listsAt = position === null ? null : { url: options.url, position }
  } catch (error) {
    // One line that names the culprit; a stack of ours would help nobody.
    if (error instanceof DealerApiError || error instanceof SuddenDropError) args.reporter.panic(error.message)
    throw error
  }
}
