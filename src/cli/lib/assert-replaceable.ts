import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isMissingFile, systemErrorCode } from '../../domain/errors/system-error'

/** What every export holds beside its pages. */
const MARKS = ['_headers', '_redirects']

/**
 * Refuses a folder that an export would empty of something else: of a checkout, of the very store it reads from.
 *
 * @throws Error that names the folder, unless it is missing, empty, or an export of before
 */
export const assertReplaceable = async (directory: string): Promise<void> => {
  if (directory.trim() === '') throw new Error('The folder to write to has no name')
  const names = await readdir(directory).catch((error: unknown): string[] => {
    if (isMissingFile(error)) return []
    throw systemErrorCode(error) === 'ENOTDIR'
      ? new Error(`${resolve(directory)} is a file; nothing was written`)
      : error
  })
  if (names.length === 0 || MARKS.every((name) => names.includes(name))) return
  throw new Error(
    `${resolve(directory)} holds something else than an export of before; nothing was written. Name a new or an empty folder.`,
  )
}
