import type { SourceNodesArgs } from 'gatsby'
import type { IssueBook } from './issues'
import { nodeIdOf } from './nodes'
import { KIND, SHAPE, SYNC_ID } from './read-vehicles'
import type { ReadVehicles } from './read-vehicles'

/**
 * Brings the vehicles of the graph up to date, and remembers how far.
 *
 * @param source origin of the stock system
 */
export const writeVehicles = (read: ReadVehicles, source: string, args: SourceNodesArgs, issues: IssueBook): void => {
  const { actions, createContentDigest, getNode } = args
  const { cursor, vehicleCount, nodes, cards, gone, issues: found, isWhole } = read
  const noted = [...found.values()].filter((issue) => issue !== null)
  if (isWhole) issues.replaceKind(KIND, noted)
  else {
    for (const [key, issue] of found) if (issue === null) issues.forget(KIND, key)
    for (const issue of noted) issues.note(issue)
  }
  for (const [id, { vehicle, card }] of nodes) {
    actions.createNode(vehicle)
    // Not written again where it is the same: who shows it is not asked again then.
    if (cards.get(id) !== card.internal.contentDigest) actions.createNode(card)
  }
  for (const id of gone)
    for (const type of ['DealerVehicle', 'DealerVehicleCard'] as const) {
      const node = getNode(nodeIdOf(type, id))
      if (node) actions.deleteNode(node)
    }
  const facts = { source, cursor, vehicleCount, shape: SHAPE }
  const internal = { type: 'DealerSync', contentDigest: createContentDigest(facts) }
  actions.createNode({ ...facts, id: SYNC_ID, parent: null, children: [], internal })
}
