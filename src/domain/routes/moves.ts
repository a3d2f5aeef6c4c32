/** An address that a story had, and the one it was moved to. */
export interface Move {
  from: string
  to: string
}

const byFrom = (a: Move, b: Move) => (a.from < b.from ? -1 : 1)

/**
 * Adds the moves of one build to those that are known: what led to an address that was left leads on with its story,
 * and an address that a story moved to is left no more. Builder and database add alike, so that a build of a process
 * that saw every move and one that reads the list know the same.
 *
 * @param told moves that happened together: a → b and b → c are two stories, of which one took the other's place
 */
export const addMoves = (known: readonly Move[], told: readonly Move[]): Move[] => {
  const fresh = told.filter(({ from, to }) => from !== to)
  const next = new Map(fresh.map(({ from, to }) => [from, to]))
  const taken = new Set(next.values())
  const moves = [...known.map(({ from, to }) => ({ from, to: next.get(to) ?? to })), ...fresh]
  return [...new Map(moves.map(({ from, to }) => [from, { from, to }])).values()]
    .filter(({ from, to }) => from !== to && !taken.has(from))
    .sort(byFrom)
}

/**
 * Joins what two know of the same moves, of which one may have heard less; nothing counts as having happened just now. Where
 * they differ the first is followed: what only the other knows leads on from there.
 */
export const joinMoves = (one: readonly Move[], other: readonly Move[]): Move[] =>
  [...new Map([...other, ...one].map((move) => [move.from, move])).values()].sort(byFrom)
