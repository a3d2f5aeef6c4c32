import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/** Items in one commit. */
const MAX_GROUP = 200

/**
 * Milliseconds for which items are gathered while they arrive fast. The embedded database works in this very process:
 * without a pause it would write the first of a hundred requests in the socket before the second is read.
 */
const GATHER_MS = 3
/** Milliseconds after a write in which the next item counts as fast; a later one is written at once. */
const FAST_MS = 20

/**
 * Writes a lone item at once, and together what arrives within a few milliseconds of others or during a write: a flood
 * costs one commit for many.
 *
 * @param write answers for each item, in order; when it fails, all items of the group fail
 * @param gatherMs 0 where those who send items gather them already
 * @returns resolves after the commit that holds the item
 */
export const createGroupCommit = <Item, Outcome>(
  write: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  gatherMs = GATHER_MS,
): ((item: Item) => Promise<Outcome>) => {
  const waiting: Waiting<Item, Outcome>[] = []
  let isWriting = false
  let writtenAt = -Infinity

  const writeGroup = async (group: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await write(group.map(({ item }) => item))
      group.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index]
        if (outcome === undefined) reject(new Error('The write gave too few answers.'))
        else resolve(outcome)
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
  const drain = async (): Promise<void> => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      await (gatherMs > 0 && performance.now() - writtenAt < FAST_MS ? wait(gatherMs) : nextTurn())
      await writeGroup(waiting.splice(0, MAX_GROUP))
      writtenAt = performance.now()
    }
    isWriting = false
  }
  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void drain()
    })
}
