import type { GatsbyNode } from 'gatsby'
import { DealerApiError, createClient } from './client'
import { SuddenDropError } from './guard'
import { createIssueBook } from './issues'
import { DEFAULTS } from './options'
import type { DealerOptions } from './options'
import { LIST_KINDS } from './record-kinds'
import { sourceList } from './source-list'
import { sourceVehicles } from './source-vehicles'

/**
 * Brings the graph up to date. The plugin deletes what vanished itself and tells Gatsby so (`stateful`): records that
 * did not change are neither read again nor touched.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes
 */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (args, pluginOptions) => {
  // The options schema let them pass and filled in the defaults; only tests hand over less.
  const options: DealerOptions = { ...DEFAULTS, ...(pluginOptions as unknown as Pick<DealerOptions, 'url'>) }
  args.actions.enableStatefulSourceNodes?.()
  const around = { args, client: createClient(options), options, issues: createIssueBook(args) }
  try {
    for (const kind of LIST_KINDS) await sourceList(kind, around)
    await sourceVehicles(around)
  } catch (error) {
    // One line that names the culprit; a stack of ours would help nobody.
    if (error instanceof DealerApiError || error instanceof SuddenDropError) args.reporter.panic(error.message)
    throw error
  }
}
