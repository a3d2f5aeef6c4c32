import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { STORY_ADDRESSES } from '../../../contract/story-addresses'
import type { ReleaseStore } from '../../../server/release/open-store'

/**
 * Lays the addresses of the live release's stories where the first build of a process looks for them: a story that has
 * moved since is found to have moved, whatever became of the builds in between and of their cache.
 *
 * @param output Gatsby's output folder
 */
export const recallAddresses = async (store: ReleaseStore, output: string): Promise<void> => {
  const current = await store.current().catch(() => null)
  // A release that cannot be read is named by whoever serves it; a build of now mends it.
  const release = current && (await store.load(current.id).catch(() => null))
  const file = release?.file(`/${STORY_ADDRESSES}`)
  const bytes = file && (await store.blobs.read(file.digest).catch(() => null))
  if (!bytes) return
  const place = join(output, STORY_ADDRESSES)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, bytes)
}
