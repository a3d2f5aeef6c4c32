import { readFile, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isMissingFile } from '../../domain/errors/system-error'
import type { BlobStore } from './blob-store'
import { countFile, countRedirects } from './count-files'
import type { FileCounts } from './count-files'
import { servedPath } from './file-facts'
import { eachOf } from './put-file'
import { releaseIdOf } from './roots'
import type { FilePutter } from './file-putter'
import type { PageScans } from './page-scans'
import type { PutResult } from './put-files'
import { groupByShard, SHARDS } from './shard'
import type { ShardCache } from './shard-cache'
import type { NewReleaseFacts, PublicChanges, ReleaseFile, ReleaseRoot, Shard } from './types'

const REDIRECTS = '_redirects'

/** What saving works with. */
export interface SaveContext {
  blobs: BlobStore
  shards: ShardCache
  scans: PageScans
  put: FilePutter
  /** First segment of vehicle addresses. */
  stockSegment: string
}

const builtFiles = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .split(sep)
        .join('/'),
    )
}

const readRedirects = (directory: string): Promise<string> =>
  readFile(join(directory, REDIRECTS), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return ''
    throw error
  })

const served = (files: Iterable<string>): Map<string, string> => {
  const paths = new Map<string, string>()
  for (const file of files) {
    const path = servedPath(file)
    if (path !== null) paths.set(path, file)
  }
  return paths
}

const EMPTY: Shard = new Map()

/** Changes some files of some shards; the others stay as they are. */
const changeShards = async (
  { shards, stockSegment }: SaveContext,
  before: readonly string[],
  changes: Iterable<readonly [string, ReleaseFile | null]>,
  counts: FileCounts,
  check = false,
): Promise<string[]> => {
  const digests = [...before]
  await eachOf(groupByShard(changes), async ([number, group]) => {
    const digest = before[number]
    const old = digest === undefined ? EMPTY : await shards.load(digest)
    const changed = new Map(old)
    for (const [path, file] of group) {
      const was = changed.get(path)
      if (was) countFile(counts, path, was, stockSegment, -1)
      if (file) countFile(counts, path, file, stockSegment, 1)
      if (file) changed.set(path, file)
      else changed.delete(path)
    }
    digests[number] = await shards.save(changed, check)
  })
  return digests
}

/**
 * Puts a whole build into the store. Bytes that are there already are compared, and written anew when they are spoilt:
 * a full build mends the store.
 */
export const saveAll = async (
  context: SaveContext,
  directory: string,
  now: Date,
  facts: NewReleaseFacts,
): Promise<ReleaseRoot> => {
  const entries = new Map<string, ReleaseFile>()
  await context.put(
    directory,
    [...served((await builtFiles(directory)).sort())],
    { check: true, scan: false },
    ({ path, entry }) => entries.set(path, entry),
  )
  const text = await readRedirects(directory)
  const counts: FileCounts = { files: 0, pages: 0, vehicles: 0 }
  const none = await context.shards.save(EMPTY, true)
  const shards = await changeShards(
    context,
    Array.from({ length: SHARDS }, () => none),
    entries,
    counts,
    true,
  )
  const redirects = await context.blobs.put(Buffer.from(text), true)
  return {
    id: releaseIdOf(shards, redirects),
    createdAt: now.toISOString(),
    parent: null,
    facts: { ...facts, counts: { ...counts, redirects: countRedirects(text) }, kind: 'full' },
    redirects,
    shards,
  }
}

/** Puts what a rebuild changed into the store: a release that shares all the rest with its parent. */
export const saveDifference = async (
  context: SaveContext,
  parent: ReleaseRoot,
  directory: string,
  { written, removed }: PublicChanges,
  now: Date,
  facts: NewReleaseFacts,
): Promise<ReleaseRoot> => {
  const files = served(written)
  // What was removed and written again is there.
  const changes = new Map<string, ReleaseFile | null>([...served(removed).keys()].map((path) => [path, null]))
  const note = ({ path, entry, scan }: PutResult): void => {
    changes.set(path, entry)
    if (scan) context.scans.note(entry.digest, scan)
  }
  await context.put(directory, [...files], { check: false, scan: true }, note)
  const { redirects: oldRules, ...counts } = parent.facts.counts
  const shards = await changeShards(context, parent.shards, changes, counts)
  const text = written.includes(REDIRECTS) || removed.includes(REDIRECTS) ? await readRedirects(directory) : null
  const redirects = text === null ? parent.redirects : await context.blobs.put(Buffer.from(text))
  return {
    id: releaseIdOf(shards, redirects),
    createdAt: now.toISOString(),
    parent: parent.id,
    facts: {
      ...facts,
      counts: { ...counts, redirects: text === null ? oldRules : countRedirects(text) },
      kind: 'incremental',
    },
    redirects,
    shards,
  }
}
