import { dirname } from 'node:path'
import type { LogDisk } from './log-disk'

/** Ending of a file that is being written; one that a crash leaves behind is removed later. */
export const DRAFT = '.tmp'

/** Writes a whole file in place of another one. After a crash or a power cut either the old or the new content is there. */
export const replaceFile = async (disk: LogDisk, file: string, bytes: Buffer): Promise<void> => {
  const draft = `${file}${DRAFT}`
  await disk.remove(draft)
  const handle = await disk.create(draft)
  try {
    await handle.write(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await disk.rename(draft, file)
  await disk.syncFolder(dirname(file))
}
