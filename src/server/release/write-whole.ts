import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import { isMissingFile } from '../../domain/errors/system-error'
import type { Disk } from './disk'

/** Ending of files that are being written; one that stays behind after a crash is swept up later. */
export const DRAFT = '.tmp'

/** Writes a whole file or none of it: a reader or a crash never sees half. */
export const writeWhole = async (disk: Disk, file: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}${DRAFT}`
  try {
    await disk.write(draft, bytes).catch(async (error: unknown) => {
      if (!isMissingFile(error)) throw error
      await disk.makeFolder(dirname(file))
      await disk.write(draft, bytes)
    })
    await disk.rename(draft, file)
  } catch (error) {
    await disk.remove(draft).catch(() => undefined)
    throw error
  }
}

/** The same, and certain to be there after a power cut. */
export const writeForGood = async (disk: Disk, file: string, bytes: Uint8Array): Promise<void> => {
  await writeWhole(disk, file, bytes)
  await disk.syncFolder(dirname(file))
}
