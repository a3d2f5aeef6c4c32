import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildReason } from '../../domain/status/build-reasons'

/**
 * Leaves what a rebuild did and why to the process that asked for it. Not in `public`: it is about this rebuild, not
 * about the site, and must not make a release of its own.
 *
 * @param root of the site
 */
export const writeReasons = (root: string, reasons: readonly BuildReason[]): Promise<void> =>
  writeFile(join(root, '.cache', 'reasons.json'), JSON.stringify(reasons))
