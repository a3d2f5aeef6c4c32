import type { Incremental } from '../types'
import type { GatsbyNodeRecord, Internals } from './internal-types'

/** Gatsby's own plugins source once: theirs add listeners and watchers at every call. */
const isInternal = ({ resolve }: { resolve: string }): boolean =>
  /[\\/]gatsby[\\/]dist[\\/]internal-plugins[\\/]/.test(resolve)

/** Names of the plugins that source nodes, in the order in which Gatsby runs them. */
export const sourcePlugins = ({ store }: Internals): string[] =>
  store
    .getState()
    .flattenedPlugins.filter((plugin) => plugin.nodeAPIs.includes('sourceNodes') && !isInternal(plugin))
    .map(({ name }) => name)

const rootOf = (node: GatsbyNodeRecord, getNode: (id: string) => GatsbyNodeRecord | undefined): GatsbyNodeRecord => {
  let root = node
  for (let depth = 0; depth < 100 && root.parent; depth += 1) {
    const parent = getNode(root.parent)
    if (!parent) break
    root = parent
  }
  return root
}

/**
 * Deletes the nodes of a plugin that it did not create or touch in this run. Gatsby does so at the first sourcing of a
 * process only.
 */
const deleteStale = ({ store, getDataStore, actions }: Internals, plugin: string): void => {
  const { typeOwners, nodesTouched, statefulSourcePlugins } = store.getState()
  if (statefulSourcePlugins.has(plugin)) return
  const nodes = getDataStore()
  for (const type of typeOwners.pluginsToTypes.get(plugin) ?? []) {
    const stale = [...nodes.iterateNodesByType(type)].filter((node) => {
      const root = rootOf(node, (id) => nodes.getNode(id))
      return root.internal.owner === plugin && !nodesTouched.has(root.id)
    })
    for (const node of stale) store.dispatch(actions.deleteNode(node))
  }
}

/** Runs `sourceNodes` of these plugins, in Gatsby's order, until every node they made or deleted is stored. */
export const sourceNodes = async (
  gatsby: Internals,
  plugins: readonly string[],
  incremental: Incremental,
  check: () => void,
): Promise<void> => {
  const { store, apiRunner, getDataStore, actions } = gatsby
  store.getState().nodesTouched.clear()
  for (const pluginName of sourcePlugins(gatsby).filter((name) => plugins.includes(name))) {
    await apiRunner('sourceNodes', {
      // Constant: Gatsby keeps an entry for every trace id that it ever saw.
      traceId: 'incremental-sourceNodes',
      waitForCascadingActions: true,
      deferNodeMutation: false,
      webhookBody: {},
      pluginName,
      incremental,
    })
    // A source that failed half-way did not touch what it did not come to.
    check()
    deleteStale(gatsby, pluginName)
  }
  await getDataStore().ready()
  store.dispatch(actions.apiFinished({ apiName: 'sourceNodes' }))
}

const typesOf = ({ store }: Internals) => Object.values(store.getState().inferenceMetadata.typeMap)

/** Builds the schema again when the fields of an inferred type changed; answers whether it did. */
export const refreshSchema = async (gatsby: Internals): Promise<boolean> => {
  const changed = typesOf(gatsby).some(
    ({ dirty, ignored, disabled }) => dirty === true && ignored !== true && disabled !== true,
  )
  if (changed) await gatsby.rebuildSchema({})
  return changed
}

/** A clean build infers from what was there before pages were made: what came later counts for nothing. */
export const settleSchema = (gatsby: Internals): void => {
  for (const type of typesOf(gatsby)) type.dirty = false
}
