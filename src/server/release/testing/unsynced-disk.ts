import { writeFile } from 'node:fs/promises'
import { nodeDisk } from '../disk'
import type { Disk } from '../disk'

/**
 * The machine's disk without waiting until bytes are on it, for tests in which no power is cut: a busy disk would let
 * them wait for seconds.
 */
export const unsyncedDisk: Disk = {
  ...nodeDisk,
  write: (file, bytes) => writeFile(file, bytes),
  syncFolder: () => Promise.resolve(),
}
