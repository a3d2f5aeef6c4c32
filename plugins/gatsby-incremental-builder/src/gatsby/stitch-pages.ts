import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStitcher } from './stitch'

/** Pages between two looks at what else there is to do. */
const BATCH = 50

/**
 * Puts slices into pages, one after the other: for a header that thousands of pages show, waiting for each file would
 * take longer than all the rest.
 *
 * @param pages files with the HTML of pages
 */
export const stitchPages = async (pages: readonly string[], publicDir: string): Promise<void> => {
  const stitch = createStitcher((id) => readFileSync(join(publicDir, '_gatsby', 'slices', `${id}.html`), 'utf8'))
  for (const [index, file] of pages.entries()) {
    if (index % BATCH === 0) await new Promise((next) => setImmediate(next))
    const html = readFileSync(file, 'utf8')
    const stitched = stitch(html)
    if (stitched !== html) writeFileSync(file, stitched)
  }
}
