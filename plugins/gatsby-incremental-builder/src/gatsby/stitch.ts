const MARK = /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-\1>|<!-- slice-(start|end) id="([^"]+)" -->/y
/** Every mark has this, and little else of a page: to look for it takes a twentieth of the time of trying a pattern at each tag. */
const SIGN = 'slice-'

interface Mark {
  kind: 'start' | 'end'
  id: string
  from: number
  to: number
}

/** Marks of a text, in their order. */
function* marksOf(html: string): Generator<Mark> {
  for (let at = html.indexOf(SIGN); at >= 0; at = html.indexOf(SIGN, at)) {
    // What opens a mark stands right before the sign: `<`, or `<!-- `.
    const from = html[at - 1] === '<' ? at - 1 : at - '<!-- '.length
    MARK.lastIndex = Math.max(0, from)
    const match = MARK.exec(html)
    const [mark = SIGN, element, ofElement = '', comment, ofComment = ''] = match ?? []
    if (match)
      yield {
        kind: (element ?? comment) === 'start' ? 'start' : 'end',
        id: ofElement || ofComment,
        from: match.index,
        to: match.index + mark.length,
      }
    at = match ? match.index + mark.length : at + SIGN.length
  }
}

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
    for (const { kind, id, from, to } of marksOf(html)) {
      if (kind === 'start' && open === null) {
        done += `${html.slice(cursor, from)}<!-- slice-start id="${id}" -->`
        open = id
      } else if (kind === 'end' && open === null) throw new Error(`slice ${id} ends without having begun`)
      else if (kind === 'end' && open === id) {
        done += `${contentOf(id)}<!-- slice-end id="${id}" -->`
        cursor = to
        open = null
      }
      // Whatever else stands inside of a slice goes with what the slice was.
    }
    if (open !== null) throw new Error(`slice ${open} does not end`)
    return done + html.slice(cursor)
  }
  return stitch
}
