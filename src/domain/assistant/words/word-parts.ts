import { wordsOf } from '../../stock-search/text/words'

/** Words that are remembered. */
const MOST = 4_000
const known = new Map<string, readonly string[]>()

/** The parts of a word of a plain sentence, as names are compared: looked up many times for each sentence. */
export const partsOf = (word: string): readonly string[] => {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size >= MOST) known.clear()
  const parts = wordsOf(word)
  known.set(word, parts)
  return parts
}
