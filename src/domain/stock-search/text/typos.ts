/** Typing errors that are forgiven in a word: none in short ones and where there are figures, for 208 is no 308. */
export const forgiven = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Rows of the table below, the same for every call: vocabularies of thousands of words are compared with each key. */
let [before, above, row]: [number[], number[], number[]] = [[], [], []]

/**
 * Whether two words differ by so few letters: left out, added, exchanged, or two neighbours swapped (optimal string
 * alignment). Only places that few enough errors reach are looked at.
 */
export const isWithin = (a: string, b: string, errors: number): boolean => {
  if (Math.abs(a.length - b.length) > errors) return false
  let [start, endA, endB] = [0, a.length, b.length]
  while (start < endA && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1
    endB -= 1
  }
  const [height, width] = [endA - start, endB - start]
  if (height === 0 || width === 0) return true
  for (let j = 0; j <= width; j += 1) above[j] = j
  for (let i = 1; i <= height; i += 1) {
    const [from, to] = [Math.max(1, i - errors), Math.min(width, i + errors)]
    const letter = a.charCodeAt(start + i - 1)
    row[from - 1] = from === 1 ? i : Infinity
    let best = row[from - 1] ?? Infinity
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(start + j - 1)
      const change = (above[j - 1] ?? 0) + (letter === other ? 0 : 1)
      let least = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && letter === b.charCodeAt(start + j - 2) && a.charCodeAt(start + i - 2) === other)
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row[j] = least
      best = Math.min(best, least)
    }
    if (best > errors) return false
    row[to + 1] = Infinity
    ;[before, above, row] = [above, row, before]
  }
  return (above[width] ?? Infinity) <= errors
}
