import { lockFolder } from './folder-lock'

const LOOK_AGAIN = 250

/**
 * Takes a folder for this process until it ends. One that is held by a process of before, which may still save what it
 * was told, is waited for.
 *
 * @param file the lock file, see `lockFolder`
 * @throws DatabaseError that names the process which holds it for longer than that, or the folder that cannot be written to
 */
export const awaitFolder = async (file: string, patienceMs: number): Promise<void> => {
  for (const start = Date.now(); ;) {
    try {
      const lock = lockFolder(file)
      process.on('exit', () => lock.release())
      return
    } catch (error) {
      if (Date.now() - start > patienceMs) throw error
      await new Promise((done) => setTimeout(done, LOOK_AGAIN))
    }
  }
}
