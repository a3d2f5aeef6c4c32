import { startsChunk } from '../card-chunks'
import { chunkText } from '../card'
import type { IndexFile } from './encode'
import type { Row } from './rows'

/** Makes the files of cards; a file whose rows are the same stays the same object. */
export const createCardFiles = (nameOf: (text: string) => string): ((rows: readonly Row[]) => IndexFile[]) => {
  let known = new Map<Row, { rows: readonly Row[]; file: IndexFile }>()

  return (rows) => {
    const now: typeof known = new Map()
    for (let from = 0, to = 1; from < rows.length; from = to, to += 1) {
      while (to < rows.length && !startsChunk((rows[to] as Row).id)) to += 1
      const first = rows[from] as Row
      const before = known.get(first)
      let same = from
      if (before?.rows.length === to - from) while (same < to && before.rows[same - from] === rows[same]) same += 1
      if (before && same === to) {
        now.set(first, before)
        continue
      }
      const part = rows.slice(from, to)
      const text = chunkText(part.map(({ card }) => card))
      now.set(first, { rows: part, file: { name: nameOf(text), text } })
    }
    known = now
    return [...now.values()].map(({ file }) => file)
  }
}
