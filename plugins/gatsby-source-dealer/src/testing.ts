import { createHash } from 'node:crypto'
import type { NodeInput, PluginOptions, SourceNodesArgs } from 'gatsby'
import { sourceNodes } from './source-nodes'
import type { DealerOptions } from './options'

/** The part of Gatsby's graph that the plugin works on: nodes by id, kept from one run to the next. */
export const createGraph = () => {
  const nodes = new Map<string, NodeInput>()
  const writes: string[] = []
  /** Like the real store, lists show what was written only later. */
  let listed: NodeInput[] = []
  const digest = (value: unknown) => createHash('md5').update(JSON.stringify(value)).digest('hex')
  const args = {
    actions: {
      createNode: (node: NodeInput) => {
        if (nodes.get(node.id)?.internal.contentDigest !== node.internal.contentDigest) writes.push(node.id)
        nodes.set(node.id, node)
      },
      deleteNode: ({ id }: { id: string }) => {
        nodes.delete(id)
        writes.push(`-${id}`)
      },
      enableStatefulSourceNodes: () => undefined,
    },
    createContentDigest: digest,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => listed.filter(({ internal }) => internal.type === type),
    reporter: {
      info: () => undefined,
      panic: (message: string) => {
        throw new Error(message)
      },
    },
  }
  return {
    nodes,
    /** Ids of the nodes that changed since the last call; those that were deleted begin with a hyphen. */
    takeWrites: () => writes.splice(0),
    keys: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type).map(({ key }) => key),
    /** Runs the plugin's lifecycle, of a build or of a rebuild; a panic rejects. */
    source: async (options: Partial<DealerOptions> & { url: string }, isRebuild = false): Promise<void> => {
      listed = [...nodes.values()]
      const pluginOptions: PluginOptions = { plugins: [], retryDelay: 1, ...options }
      await sourceNodes(
        { ...args, ...(isRebuild && { incremental: {} }) } as unknown as SourceNodesArgs,
        pluginOptions,
        () => undefined,
      )
    },
  }
}
