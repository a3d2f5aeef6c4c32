import type { StoryAddress } from '../../contract/story-addresses'
import type { Move } from '../../domain/routes/moves'

/** A move with the page that it leads to in the end; null while there is none. */
export interface SettledMove extends Move {
  target: string | null
}

const byFrom = (a: Move, b: Move) => (a.from < b.from ? -1 : 1)

/**
 * Where every old address leads in one hop: a → b and b → c make a → c. An address that is a page again leads nowhere,
 * nor does one whose story is gone; both are remembered, since that may change back.
 */
export const settleMoves = (moves: readonly Move[], isPage: (path: string) => boolean): SettledMove[] => {
  const next = new Map(moves.map(({ from, to }) => [from, to]))
  const targetOf = (from: string): string | null => {
    const seen = new Set<string>()
    let at: string | undefined = from
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      at = next.get(at)
      if (at !== undefined && isPage(at)) return at
    }
    return null
  }
  return moves.map(({ from, to }) => ({ from, to, target: isPage(from) ? null : targetOf(from) })).sort(byFrom)
}

/** Last address of every story, of those too that are no more. */
export const lastAddresses = (before: Iterable<StoryAddress>, now: Iterable<StoryAddress>): StoryAddress[] => [
  ...new Map([...before, ...now].map(({ key, path }) => [key, { key, path }])).values(),
]

/** Stories that have another address than before, by their key. @param before one story may have had several addresses */
export const movesBetween = (before: Iterable<StoryAddress>, after: Iterable<StoryAddress>): Move[] => {
  const now = new Map([...after].map(({ key, path }) => [key, path]))
  const moves = new Map<string, Move>()
  for (const { key, path: from } of before) {
    const to = now.get(key)
    if (to !== undefined && to !== from) moves.set(from, { from, to })
  }
  return [...moves.values()].sort(byFrom)
}
