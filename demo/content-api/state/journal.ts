import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Change } from './types'

const jsonObject = z.record(z.string(), z.json())
const story = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  fullSlug: z.string(),
  position: z.number(),
  isStartpage: z.boolean(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  firstPublishedAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  draft: jsonObject,
  published: jsonObject.nullable(),
  seedDigest: z.string().nullable(),
})
const datasource = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  seedDigest: z.string().nullable(),
  entries: z.array(z.object({ id: z.number(), name: z.string(), value: z.string() })),
})
const change: z.ZodType<Change> = z.object({
  cv: z.number(),
  stories: z.array(story).optional(),
  removedStories: z.array(z.number()).optional(),
  datasources: z.array(datasource).optional(),
  removedDatasources: z.array(z.number()).optional(),
  releases: z
    .array(
      z.object({ id: z.number(), name: z.string(), isReleased: z.boolean(), drafts: z.record(z.string(), jsonObject) }),
    )
    .optional(),
  forgottenSeeds: z.array(z.string()).optional(),
})

const FILE = 'space.jsonl'

const parseLine = (line: string): Change | null => {
  try {
    return change.parse(JSON.parse(line))
  } catch {
    return null
  }
}

/** The changes of a space, one JSON line each, written through to the disk before they are acknowledged. */
export interface Journal {
  append: (entry: Change) => void
  /** Replaces all entries by one that stands for them. */
  compact: (entry: Change) => void
  close: () => void
}

/**
 * Opens the journal of a folder. A process that was killed while writing leaves half a line at the end: it was never
 * acknowledged and is cut off.
 *
 * @throws Error when a line that is not the last cannot be read, as then data would be lost silently
 */
export const openJournal = (folder: string): { entries: Change[]; journal: Journal } => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, FILE)
  let descriptor = openSync(path, 'a+')
  const text = readFileSync(path, 'utf8')
  const complete = text.slice(0, text.lastIndexOf('\n') + 1)
  if (complete.length < text.length) ftruncateSync(descriptor, Buffer.byteLength(complete))
  const entries = complete
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      const entry = parseLine(line)
      if (!entry)
        throw new Error(
          `${path}:${index + 1} is not a change of the space; delete the file to begin with the seed again`,
        )
      return entry
    })
  const write = (to: number, entry: Change): void => {
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`)
    for (let offset = 0; offset < bytes.length;) offset += writeSync(to, bytes, offset)
    fsyncSync(to)
  }
  return {
    entries,
    journal: {
      append: (entry) => write(descriptor, entry),
      compact: (entry) => {
        const next = openSync(`${path}.new`, 'w')
        write(next, entry)
        closeSync(next)
        renameSync(`${path}.new`, path)
        closeSync(descriptor)
        descriptor = openSync(path, 'a+')
      },
      close: () => closeSync(descriptor),
    },
  }
}
