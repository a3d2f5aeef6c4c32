import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const marksSchema = z.record(z.string(), z.string()).nullable()

/**
 * Reads which stories a build was made from (`src/gatsby/content/story-marks.ts`). A build does not fail for want of it.
 *
 * @param folder root of the site
 * @returns null when the build does not say
 */
export const readStoryMarks = async (folder: string): Promise<Record<string, string> | null> => {
  try {
    return marksSchema.parse(JSON.parse(await readFile(join(folder, '.cache', 'story-marks.json'), 'utf8')))
  } catch {
    return null
  }
}
