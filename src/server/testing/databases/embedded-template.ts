import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../database/open-database'

/** Folder of this test run, created by `global-setup.ts` and removed by `global-teardown.ts`. */
const folderOfRun = (): string => {
  const folder = process.env['TEST_EMBEDDED_FOLDER']
  if (folder === undefined) throw new Error('TEST_EMBEDDED_FOLDER is not set: jest sets it before all tests')
  return folder
}

/** The template of this run, created by the first suite that needs it. If several create one, the first is used. */
const findTemplate = async (): Promise<string> => {
  const template = join(folderOfRun(), 'template')
  if (existsSync(template)) return template
  const own = await mkdtemp(join(folderOfRun(), 'making-'))
  const { close } = await openDatabase({ DATA_DIR: own })
  await close()
  await rename(join(own, 'db'), template).catch((error: unknown) => {
    if (!existsSync(template)) throw error
  })
  await rm(own, { recursive: true })
  return template
}

/**
 * Copies a migrated, empty embedded database into a data folder. Creating one takes seconds of CPU time, opening a copy
 * a few tenths.
 */
export const copyEmbeddedTo = async (dataDir: string): Promise<void> => {
  await cp(await findTemplate(), join(dataDir, 'db'), { recursive: true })
}

/** A folder with such a database, removed after the run. */
export const embeddedCopy = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(folderOfRun(), 'copy-'))
  await copyEmbeddedTo(dataDir)
  return join(dataDir, 'db')
}
