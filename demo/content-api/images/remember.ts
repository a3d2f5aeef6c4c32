/**
 * Remembers texts by key, the most recently used ones.
 *
 * @param most how many are kept
 * @returns a function that answers what is remembered, or makes it
 */
export const rememberTexts = (most: number): ((key: string, make: () => string) => string) => {
  const texts = new Map<string, string>()
  return (key, make) => {
    const text = texts.get(key) ?? make()
    // A map lists its keys in the order in which they were set: the first one was not used for the longest time.
    texts.delete(key)
    texts.set(key, text)
    const [oldest] = texts.keys()
    if (texts.size > most && oldest !== undefined) texts.delete(oldest)
    return text
  }
}
