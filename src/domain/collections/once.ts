/** Computes a value from a list once, for as long as the list lives. The list must not be changed afterwards. */
export const onceFor = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const kept = new WeakMap<Key, Made>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    kept.set(key, fresh)
    return fresh
  }
}

/**
 * Answers each question about a list once, for as long as the list lives: a thousand pages ask the same few of 20,000
 * vehicles. The list must not be changed afterwards.
 *
 * @param keyOf equal for equal questions
 */
export const once = <List extends object, Question, Answer>(
  keyOf: (question: Question) => string,
  answer: (list: List, question: Question) => Answer,
): ((list: List, question: Question) => Answer) => {
  const answersOf = onceFor((_list: List) => new Map<string, Answer>())
  return (list, question) => {
    const known = answersOf(list)
    const key = keyOf(question)
    const found = known.get(key)
    if (found !== undefined) return found
    const made = answer(list, question)
    known.set(key, made)
    return made
  }
}

/** Items by a text of each, in their order. */
export const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
