import { appendFile, cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedFolder } from '../../database/database-place'
import { openDatabase } from '../../database/open-database'
import { folderOfRun } from './folder-of-run'

/** Databases that PostgreSQL makes new ones from: two thirds of the files, and no test makes one in an embedded server. */
const UNUSED = ['template0', 'template1']

/** The tests store little: with the default, 128 MB, half of the time of opening goes into empty pages. */
const SETTINGS = '\nshared_buffers = 8MB\n'

/** Creates a migrated, empty embedded database that is copied and opened quickly. */
const createTemplate = async (dataDir: string): Promise<void> => {
  const { close, executeSql } = await openDatabase({ DATA_DIR: dataDir })
  await executeSql('update pg_database set datistemplate = false')
  for (const name of UNUSED) await executeSql(`drop database ${name}`)
  await close()
  await appendFile(join(dataDir, 'db', 'postgresql.conf'), SETTINGS)
}

/** The template of this run, created by the first suite that needs it. If several create one, the first is used. */
const findTemplate = async (): Promise<string> => {
  const template = join(folderOfRun(), 'template')
  if (existsSync(template)) return template
  const own = await mkdtemp(join(folderOfRun(), 'making-'))
  await createTemplate(own)
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
  await cp(await findTemplate(), embeddedFolder(dataDir), { recursive: true })
}

/** A folder with such a database, removed after the run. */
export const embeddedCopy = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(folderOfRun(), 'copy-'))
  await copyEmbeddedTo(dataDir)
  return embeddedFolder(dataDir)
}
