import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvironmentError } from '../../config/env/parse-env'
import { makeFolder } from '../../server/database/make-folder'

/**
 * Makes the data folder where it is missing, and sure that it can be written to: told here, before anything is started,
 * and not by whichever process meets it first.
 *
 * @throws EnvironmentError that names the folder
 */
export const assertDataFolder = async (folder: string): Promise<void> => {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    makeFolder(folder)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
    throw new EnvironmentError([`DATA_DIR: the folder ${folder} cannot be written to (${reason})`])
  }
}
