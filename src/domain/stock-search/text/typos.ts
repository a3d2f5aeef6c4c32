/** Typing errors that are forgiven in a word: none in short ones and where there are figures, for 208 is no 308. */
export const forgiven = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Whether two words differ by so few letters: left out, added, exchanged, or two neighbours swapped (optimal string
 * alignment).
 */
export const isWithin = (a: string, b: string, errors: number): boolean => {
  if (Math.abs(a.length - b.length) > errors) return false
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
      best = Math.min(best, least)
    }
    if (best > errors) return false
    before = above
    above = row
  }
  return (above[b.length] ?? Infinity) <= errors
}
