import { constants } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachFew, isSameStamp, listFiles, readStamp } from './list-files'
import { readBootId, readManifest, writeManifest } from './manifest'
import type { SavedFile } from './manifest'
import type { CopyPlan } from './save-copy'

/** What a restore did, or why there was nothing to restore from. */
export type Restored = { ok: true; files: number; copied: number; removed: number } | { ok: false; reason: string }

const fail = (reason: string): Restored => ({ ok: false, reason })

/**
 * Makes the folders hold the copied state again, and copies only what differs from it. Killed at any moment it can be
 * run again.
 *
 * @param inputs digest of what would be built now; a copy of anything else is refused
 */
export const restoreCopy = async (
  { source, store, folders, isLeftOut, isAlwaysCopied }: CopyPlan,
  inputs: string,
): Promise<Restored> => {
  const manifest = await readManifest(store)
  if (manifest === null) return fail('there is no copy')
  if (manifest.inputs !== inputs) return fail('the copy was made from other code, configuration or environment')
  if (manifest.boot !== (await readBootId())) return fail('the machine was restarted since the copy was made')

  const spoiled: string[] = []
  await forEachFew([...manifest.files], async ([path, { size, stored }]) => {
    if ((await readStamp(join(store, 'files', stored)))?.size !== size) spoiled.push(path)
  })
  if (spoiled.length > 0) return fail(`the copy of ${spoiled[0] ?? ''} is spoiled`)

  const present = await listFiles(source, folders, isLeftOut)
  const extra = [...present.keys()].filter((path) => !manifest.files.has(path))
  await forEachFew(extra, (path) => rm(join(source, path), { force: true }))

  const files = new Map<string, SavedFile>(manifest.files)
  const changed = [...manifest.files].filter(
    ([path, saved]) => isAlwaysCopied(path) || !isSameStamp(present.get(path), saved),
  )
  await forEachFew(changed, async ([path, { stored }]) => {
    const target = join(source, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(store, 'files', stored), target, constants.COPYFILE_FICLONE)
    const stamp = await readStamp(target)
    if (stamp) files.set(path, { ...stamp, stored })
  })
  // From now on these dates tell that a file is the copied one.
  await writeManifest(store, { ...manifest, files })
  return { ok: true, files: files.size, copied: changed.length, removed: extra.length }
}
