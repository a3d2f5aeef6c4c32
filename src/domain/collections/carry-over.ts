import { step } from './unalike'

/**
 * Makes something of every item of a long list that shares most of its items, in the same order, with the list of before:
 * what was made of those is taken over, at hardly more than the cost of a walk through both.
 *
 * @param made what was made of each item of `before`
 * @param make asked for items that are new; where much differs in one place, also for some that are not
 */
export const carryOver = <Item extends object, Made>(
  before: readonly Item[],
  made: readonly Made[],
  after: readonly Item[],
  make: (item: Item) => Made,
): readonly Made[] => {
  if (before === after) return made
  const all: Made[] = []
  let [at, to] = [0, 0]
  while (to < after.length) {
    if (at < before.length && before[at] === after[to]) {
      all.push(made[at] as Made)
      at += 1
      to += 1
      continue
    }
    const [gone, come] = step(before, at, after, to) ?? [1, 1]
    all.push(...after.slice(to, to + come).map(make))
    at += gone
    to += come
  }
  return all
}
