import type { NodeModel } from './internal-types'

/** Beyond so many, nodes are noted at once: they would all stay in memory until the last query has run. */
const MOST = 5_000

/**
 * Gatsby notes, for every object inside of every node that a query reads, which node it is of; a tenth of what a query
 * costs. Only fields that look for files ask for it: so it is noted when the first of them does.
 *
 * @param model of one run of queries
 */
export const trackLate = (model: NodeModel): void => {
  const track = model.trackInlineObjectsInRootNode.bind(model)
  const find = model.findRootNodeAncestor.bind(model)
  const waiting = new Set<object>()
  model.trackInlineObjectsInRootNode = (node) => {
    if (waiting.size < MOST) waiting.add(node)
    else track(node)
  }
  model.findRootNodeAncestor = (...question) => {
    for (const node of waiting) track(node)
    waiting.clear()
    return find(...question)
  }
}
