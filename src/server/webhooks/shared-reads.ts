/**
 * Shares readings among those who ask at the same time: a flood costs one reading after the other. Nobody is given a
 * reading that had begun before they asked: it may be older than their question.
 */
export const createSharedReads = <Key, Value>(read: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const running = new Map<Key, Promise<Value>>()
  const next = new Map<Key, Promise<Value>>()

  const begin = (key: Key): Promise<Value> => {
    next.delete(key)
    const reading = read(key).finally(() => {
      if (running.get(key) === reading) running.delete(key)
    })
    running.set(key, reading)
    return reading
  }
  return (key) => {
    const current = running.get(key)
    if (current === undefined) return begin(key)
    const waiting =
      next.get(key) ??
      current.then(
        () => begin(key),
        () => begin(key),
      )
    next.set(key, waiting)
    return waiting
  }
}
