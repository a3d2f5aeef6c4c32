import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it that are missing. Node's own way of doing so never ends in a place where the kernel
 * has no room for folders (`/proc`): there it says again and again that the folder is not there.
 *
 * @throws the error of the file system
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}
