interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/** Items in one commit. */
const MAX_GROUP = 200

/**
 * Writes what arrives while a write is under way together in the next one. A lone item waits for nothing; a flood costs
 * one commit for many.
 *
 * @param write answers for each item, in order; when it fails, all items of the group fail
 * @returns resolves after the commit that holds the item
 */
export const createGroupCommit = <Item, Outcome>(write: (items: readonly Item[]) => Promise<readonly Outcome[]>): ((item: Item) => Promise<Outcome>) => {
  const waiting: Waiting<Item, Outcome>[] = []
  let isWriting = false

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
    while (waiting.length > 0) await writeGroup(waiting.splice(0, MAX_GROUP))
    isWriting = false
  }
  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void drain()
    })
}
