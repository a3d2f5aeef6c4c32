const MARK = /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-\1>|<!-- slice-(start|end) id="([^"]+)" -->/g

/**
 * Puts slices into pages as Gatsby does, byte for byte. Gatsby reads each slice again for each page that shows it; here
 * it is read, and those inside of it put in, once.
 *
 * @param read HTML of a slice by its id
 * @returns a function of a page's HTML, before or after an earlier stitching; throws when its marks do not match
 */
export const createStitcher = (read: (id: string) => string): ((html: string) => string) => {
  const known = new Map<string, string>()
  const contentOf = (id: string): string => {
    const found = known.get(id) ?? stitch(read(id))
    known.set(id, found)
    return found
  }
  const stitch = (html: string): string => {
    let open: string | null = null
    let done = ''
    let cursor = 0
    for (const match of html.matchAll(MARK)) {
      const [mark, kind = match[3], id = match[4] ?? ''] = match
      if (kind === 'start' && open === null) {
        done += `${html.slice(cursor, match.index)}<!-- slice-start id="${id}" -->`
        open = id
      } else if (kind === 'end' && open === null) throw new Error(`slice ${id} ends without having begun`)
      else if (kind === 'end' && open === id) {
        done += `${contentOf(id)}<!-- slice-end id="${id}" -->`
        cursor = match.index + mark.length
        open = null
      }
      // Whatever else stands inside of a slice goes with what the slice was.
    }
    if (open !== null) throw new Error(`slice ${open} does not end`)
    return done + html.slice(cursor)
  }
  return stitch
}
