import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'
import type { Move } from '../../domain/routes/moves'
import type { SettledMove } from './settle-moves'

/** Moves live in the graph: gatsby-plugin-redirects finds them there, and a later process that starts from the cache. */
export const MOVED_TYPE = 'MovedStory'

export const MOVED_SCHEMA = `
  type MovedStory implements Node @dontInfer {
    from: String!
    to: String!
    target: String
  }
`

const movedSchema = z.object({ from: z.string(), to: z.string() })

const idOf = (from: string): string => `${MOVED_TYPE}-${from}`

/** Moves that an earlier build left in the graph. */
export const readMovedNodes = (getNodesByType: (type: string) => readonly object[]): Move[] =>
  getNodesByType(MOVED_TYPE).flatMap((node) => movedSchema.safeParse(node).data ?? [])

/** Makes the graph say what the moves say now. */
export const writeMovedNodes = (
  moves: readonly SettledMove[],
  before: readonly Move[],
  { actions, getNode, createContentDigest }: CreatePagesArgs,
): void => {
  const ids = new Set(moves.map(({ from }) => idOf(from)))
  for (const { from } of before) {
    const node = ids.has(idOf(from)) ? undefined : getNode(idOf(from))
    if (node) actions.deleteNode(node)
  }
  for (const move of moves) {
    const contentDigest = createContentDigest(move)
    if (getNode(idOf(move.from))?.internal.contentDigest === contentDigest) continue
    actions.createNode({
      ...move,
      id: idOf(move.from),
      parent: null,
      children: [],
      internal: { type: MOVED_TYPE, contentDigest },
    })
  }
}
