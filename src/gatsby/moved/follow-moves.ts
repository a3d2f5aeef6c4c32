import type { CreatePagesArgs } from 'gatsby'
import type { StoryAddress } from '../../contract/story-addresses'
import { contentScope } from '../../domain/events/scope'
import { addMoves, joinMoves } from '../../domain/routes/moves'
import type { Move } from '../../domain/routes/moves'
import { eventsOf, incrementalOf } from '../incremental/incremental'
import { run } from '../state'
import { readMovedNodes, writeMovedNodes } from './moved-nodes'
import { MovedPathsError, readMoves } from './read-moves'
import { movesBetween, settleMoves } from './settle-moves'

type Located = Iterable<StoryAddress>

/**
 * Moves that earlier builds found. The list is asked for when everything is looked at, not for every change of a
 * vehicle; before anything is written, since without it nothing may be.
 */
export const knownMoves = async (args: CreatePagesArgs, url: string | undefined): Promise<readonly Move[]> => {
  const incremental = incrementalOf(args)
  if (incremental !== null && contentScope(eventsOf(incremental)).kind !== 'everything') return run.moves
  const known = incremental === null ? readMovedNodes(args.getNodesByType) : run.moves
  if (url === undefined) return known
  try {
    return joinMoves(known, await readMoves(url))
  } catch (error) {
    if (error instanceof MovedPathsError) args.reporter.panic(error.message)
    throw error
  }
}

/**
 * Gives the old address of every moved story a rule that leads to the new one, in the very build that finds the move.
 *
 * @param known moves that earlier builds found
 * @param before where each story was last
 * @param isPage whether a page has an address now
 */
export const followMoves = (
  args: CreatePagesArgs,
  known: readonly Move[],
  before: Located,
  after: Located,
  isPage: (path: string) => boolean,
): void => {
  const inGraph = incrementalOf(args) === null ? readMovedNodes(args.getNodesByType) : run.moves
  const fresh = movesBetween(before, after)
  const moves = addMoves(known, fresh)
  writeMovedNodes(settleMoves(moves, isPage), inGraph, args)
  run.moves = moves
  run.moved = fresh
}
