import type { Disk } from '../disk'
import { nodeDisk } from '../disk'

/** A real disk that fails at one step of those that change it. */
export interface FaultyDisk extends Disk {
  /** How many changing steps were asked for. */
  steps: () => number
}

/** What a disk without space answers. */
export const noSpace = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/**
 * @param failAt number of the step that fails; those after it fail too, as they do for a process that was killed or a
 *   disk that stays full. A write that fails leaves half of its bytes.
 * @param error what it fails with
 */
export const createFaultyDisk = (failAt: number, error: () => Error, disk: Disk = nodeDisk): FaultyDisk => {
  let steps = 0
  const step = async <Value>(
    run: () => Promise<Value>,
    half: () => Promise<unknown> = async () => undefined,
  ): Promise<Value> => {
    steps += 1
    if (steps < failAt) return run()
    if (steps === failAt) await half().catch(() => undefined)
    throw error()
  }
  return {
    ...disk,
    steps: () => steps,
    write: (file, bytes) =>
      step(
        () => disk.write(file, bytes),
        () => disk.write(file, bytes.subarray(0, bytes.length / 2)),
      ),
    rename: (from, to) => step(() => disk.rename(from, to)),
    remove: (file) => step(() => disk.remove(file)),
    touch: (file) => step(() => disk.touch(file)),
    makeFolder: (folder) => step(() => disk.makeFolder(folder)),
  }
}
