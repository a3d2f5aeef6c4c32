import type { Knowledge } from '../knowledge/knowledge'
import { readSearch } from './read-search'
import type { ReadSearch } from './read-search'

/** Sentences that are remembered: a message is read as a whole and in parts, some of them twice. */
const MOST = 16
const known = new WeakMap<Knowledge, Map<string, ReadSearch>>()

/** Trailing spaces and punctuation, which do not change what a sentence searches for. */
const END = /[\s?!.]+$/

/** `readSearch`, once for each of the last sentences. @param today ISO day, whose year counts */
export const readOnce = (said: string, knowledge: Knowledge, today: string): ReadSearch => {
  const year = today.slice(0, 4)
  const sentence = said.replace(END, '')
  const readings = known.get(knowledge) ?? new Map<string, ReadSearch>()
  if (readings.size >= MOST) readings.clear()
  const read = readings.get(year + sentence) ?? readSearch(sentence, knowledge, Number(year))
  known.set(knowledge, readings.set(year + sentence, read))
  return read
}
