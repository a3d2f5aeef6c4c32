import { closeSync, ftruncateSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStitcher } from './stitch'

/** Pages between two looks at what else there is to do. */
const BATCH = 50

/**
 * Writes a file over, without emptying it first: the page was written a moment ago, and a file system that is just bringing it
 * to the disk makes whoever empties it wait for that.
 */
const writeOver = (file: string, bytes: Buffer): void => {
  const handle = openSync(file, 'r+')
  try {
    writeFileSync(handle, bytes)
    ftruncateSync(handle, bytes.length)
  } finally {
    closeSync(handle)
  }
}

/**
 * One character for each byte, for pages are neither read as a text nor changed as one: to understand them and to code them
 * anew took half of the time.
 */
const BYTES = 'latin1'

const fileOf = (publicDir: string, id: string): string =>
  join(publicDir, '_gatsby', 'slices', `${Buffer.from(id, BYTES).toString('utf8')}.html`)

/**
 * Puts slices into pages, one after the other: for a header that thousands of pages show, waiting for each file would
 * take longer than all the rest.
 *
 * @param pages files with the HTML of pages
 */
export const stitchPages = async (pages: readonly string[], publicDir: string): Promise<void> => {
  const stitch = createStitcher((id) => readFileSync(fileOf(publicDir, id), BYTES))
  for (const [index, file] of pages.entries()) {
    if (index % BATCH === 0) await new Promise((next) => setImmediate(next))
    const html = readFileSync(file, BYTES)
    const stitched = stitch(html)
    if (stitched !== html) writeOver(file, Buffer.from(stitched, BYTES))
  }
}
