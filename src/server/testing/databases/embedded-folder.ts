import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../database/open-database'

export interface EmbeddedFolder {
  /** Puts the database into a data folder that has none. */
  copyTo: (dataDir: string) => Promise<void>
  remove: () => Promise<void>
}

/**
 * A migrated embedded database without rows, to copy. Creating one takes seconds of processor time, opening a copy a
 * few tenths.
 */
export const createEmbeddedFolder = async (): Promise<EmbeddedFolder> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'))
  const { close } = await openDatabase({ DATA_DIR: folder })
  await close()
  return {
    copyTo: (dataDir) => cp(join(folder, 'db'), join(dataDir, 'db'), { recursive: true }),
    remove: () => rm(folder, { recursive: true }),
  }
}
