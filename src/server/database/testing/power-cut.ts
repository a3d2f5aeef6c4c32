import { fstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** A folder whose files lose at a power cut what was not synced. */
export interface LossyFolder {
  /** Given to whoever writes, in the place of `fdatasyncSync`. */
  sync: (descriptor: number) => void
  /** How often it was called. */
  syncs: () => number
  /**
   * Writes to `target` what a power cut might leave now: the synced bytes of each file, and of the pages written since
   * those that `reached` says.
   */
  cutPower: (target: string, reached: () => boolean) => Promise<void>
}

const PAGE = 8192

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const mix = (synced: Buffer, present: Buffer, reached: () => boolean): Buffer => {
  const pages: Buffer[] = []
  for (let at = 0; at < Math.max(synced.length, present.length); at += PAGE) {
    const [before, after] = [synced.subarray(at, at + PAGE), present.subarray(at, at + PAGE)]
    pages.push(before.equals(after) || !reached() ? before : after)
  }
  return Buffer.concat(pages)
}

/** @param folder whose present content is on the disk already */
export const watchFolder = (folder: string): LossyFolder => {
  const synced = new Map(filesIn(folder).map((file) => [statSync(file).ino, readFileSync(file)]))
  let count = 0
  return {
    syncs: () => count,
    sync: (descriptor) => {
      count += 1
      const stats = fstatSync(descriptor)
      if (stats.isFile()) synced.set(stats.ino, readFileSync(`/proc/self/fd/${descriptor}`))
    },
    cutPower: async (target, reached) => {
      await mkdir(target, { recursive: true })
      // Folders without files count too.
      await cp(folder, target, { recursive: true, filter: (path) => statSync(path).isDirectory() })
      for (const file of filesIn(folder)) {
        const copy = join(target, relative(folder, file))
        await mkdir(dirname(copy), { recursive: true })
        await writeFile(copy, mix(synced.get(statSync(file).ino) ?? Buffer.alloc(0), readFileSync(file), reached))
      }
    },
  }
}
