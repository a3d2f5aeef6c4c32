import { hash } from 'node:crypto'
import { z } from 'zod'
import type { ReleaseFile, Shard } from './types'

/** A release's files are split by the first byte of their address's digest. */
export const SHARDS = 256

/** Number of the shard that an address belongs to. */
export const shardOf = (path: string): number => Number.parseInt(hash('sha256', path, 'hex').slice(0, 2), 16)

export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/)

const shardSchema = z.record(
  z.string().startsWith('/'),
  z.object({
    digest: digestSchema,
    sha1: z.string().regex(/^[0-9a-f]{40}$/),
    size: z.number().int().nonnegative(),
    type: z.string(),
    immutable: z.boolean(),
  }) satisfies z.ZodType<ReleaseFile>,
)

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/** The bytes of a shard: the same files give the same bytes. */
export const serializeShard = (shard: Shard): Buffer => {
  const entries = [...shard].sort(byPath).map(([path, { digest, sha1, size, type, immutable }]) => {
    const file: ReleaseFile = { digest, sha1, size, type, immutable }
    return [path, file] as const
  })
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
}

/** @throws ZodError or SyntaxError when the bytes are no shard */
export const parseShard = (bytes: Buffer): Shard =>
  new Map(Object.entries(shardSchema.parse(JSON.parse(bytes.toString('utf8')))))

/** Files by the number of their shard. */
export const groupByShard = (
  files: Iterable<readonly [string, ReleaseFile | null]>,
): Map<number, Map<string, ReleaseFile | null>> => {
  const groups = new Map<number, Map<string, ReleaseFile | null>>()
  for (const [path, file] of files) {
    const number = shardOf(path)
    const group = groups.get(number)
    if (group) group.set(path, file)
    else groups.set(number, new Map([[path, file]]))
  }
  return groups
}
