import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BuildReason } from '../../../domain/status/build-reasons'
import { reasonSchema } from '../../../server/builds/reasons'

/**
 * Reads what a rebuild left about its reasons (`src/gatsby/report/reasons-file.ts`). They are for people: a build does
 * not fail for want of them.
 *
 * @param folder root of the site
 */
export const readReasons = async (folder: string): Promise<BuildReason[]> => {
  try {
    return z.array(reasonSchema).parse(JSON.parse(await readFile(join(folder, '.cache', 'reasons.json'), 'utf8')))
  } catch {
    return []
  }
}
