import { join } from 'node:path'
import { z } from 'zod'
import { isMissingFile } from '../../domain/errors/system-error'
import type { Disk } from './disk'
import { sha256 } from './blob-store'
import { digestSchema, SHARDS } from './shard'
import { ReleaseError } from './types'
import type { ReleaseRoot } from './types'
import { writeForGood } from './write-whole'

export const releaseIdSchema = z.string().regex(/^[0-9a-f]{16}$/)

const count = z.number().int().nonnegative()
const version = z.string().nullable()

const rootSchema = z.object({
  id: releaseIdSchema,
  createdAt: z.iso.datetime(),
  parent: releaseIdSchema.nullable(),
  facts: z.object({
    buildId: z.string().nullable(),
    counts: z.object({ files: count, pages: count, vehicles: count, redirects: count }),
    versions: z.object({ content: version, dealer: version }),
    kind: z.enum(['full', 'incremental']),
  }),
  redirects: digestSchema,
  shards: z.array(digestSchema).length(SHARDS),
}) satisfies z.ZodType<ReleaseRoot>

/** Name of a release that consists of these parts. */
export const releaseIdOf = (shards: readonly string[], redirects: string): string =>
  sha256([redirects, ...shards].join('\n')).slice(0, 16)

/** A root file as it was read, and by what to tell that it is still the same. */
interface Seen {
  size: number
  /** In ms. */
  modified: number
  root: ReleaseRoot
}

/** The root files of all releases. */
export interface Roots {
  file: (id: string) => string
  /** @throws ReleaseError when there is no such release, or its file cannot be read as one */
  read: (id: string) => Promise<ReleaseRoot>
  write: (root: ReleaseRoot) => Promise<void>
  /**
   * All releases, in no order; one that vanishes meanwhile is left out.
   *
   * @throws ReleaseError that names a file that cannot be read as a release
   */
  all: () => Promise<ReleaseRoot[]>
  /** When the release in a root file was made; null when there is no such file. */
  createdAt: (file: string) => Promise<string | null>
}

/** Ending of root files that a garbage collection set aside until it is certain that nobody needs them. */
export const RETIRED = '.retired'

/** How long to wait for what a collection set aside, and how often to look, ms. It settles within a few. */
const PATIENCE = 2000
const LOOK_AGAIN = 5

export const createRoots = (disk: Disk, folder: string): Roots => {
  const fileOf = (id: string) => join(folder, `${id}.json`)
  const readFile = async (file: string): Promise<ReleaseRoot | null> => {
    const bytes = await disk.read(file).catch((error: unknown) => {
      if (isMissingFile(error)) return null
      throw error
    })
    if (bytes === null) return null
    try {
      return rootSchema.parse(JSON.parse(bytes.toString('utf8')))
    } catch (cause) {
      throw new ReleaseError(`${file} is no release`, { cause })
    }
  }
  /** Lists are asked for with every publication, and reading a week's releases takes longer than making one. */
  let known = new Map<string, Seen>()
  const recall = async (file: string): Promise<Seen | null> => {
    const look = await disk.look(file)
    const seen = known.get(file)
    if (look && seen && seen.size === look.size && seen.modified === look.modified) return seen
    const root = look && (await readFile(file))
    return root ? { ...look, root } : null
  }
  return {
    file: fileOf,
    read: async (id) => {
      if (!releaseIdSchema.safeParse(id).success)
        throw new ReleaseError(`"${id}" is no release id, which is 16 hex digits`)
      const until = Date.now() + PATIENCE
      let root = await readFile(fileOf(id))
      while (root === null && Date.now() < until && (await disk.look(fileOf(id) + RETIRED))) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
        root = await readFile(fileOf(id))
      }
      // Put back between the two looks.
      root ??= await readFile(fileOf(id))
      if (root === null) throw new ReleaseError(`There is no release ${id} in ${folder}`)
      return root
    },
    all: async () => {
      const names = (await disk.names(folder)).filter(
        (name) => name.endsWith('.json') && releaseIdSchema.safeParse(name.slice(0, -'.json'.length)).success,
      )
      const found = await Promise.all(names.map(async (name) => [name, await recall(join(folder, name))] as const))
      known = new Map(found.flatMap(([name, seen]) => (seen ? [[join(folder, name), seen]] : [])))
      return [...known.values()].map(({ root }) => root)
    },
    createdAt: async (file) => (await readFile(file))?.createdAt ?? null,
    write: (root) => writeForGood(disk, fileOf(root.id), Buffer.from(JSON.stringify(root))),
  }
}
