import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sha256 } from './blob-store'
import type { ReleaseStore } from './open-store'
import { eachOf } from './put-file'
import { CODINGS, ReleaseError } from './types'
import type { Coding, Release } from './types'

/** What a check of a whole store found. */
export interface Verified {
  releases: number
  /** Distinct files, plain. */
  files: number
  /** Coded files that were held against their plain bytes. */
  codings: number
  /** One line for each problem, with the file or the release, sorted. */
  problems: string[]
}

const decode: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** Null when the coded bytes are the plain ones, or are not there. */
const codingProblem = async (
  store: ReleaseStore,
  digest: string,
  coding: Coding,
): Promise<{ checked: boolean; problem: string | null }> => {
  const coded = await store.blobs.readCoded(digest, coding)
  if (coded === null) return { checked: false, problem: null }
  const plain = await decode[coding](coded).catch(() => null)
  const good = plain !== null && sha256(plain) === digest
  return {
    checked: true,
    problem: good ? null : `${store.blobs.path(digest, coding)} is spoilt: remove it, it is made again`,
  }
}

/**
 * Reads every byte of every release and holds it against its digest.
 *
 * @throws what is no matter of single files, such as a folder that may not be read
 */
export const verifyStore = async (store: ReleaseStore): Promise<Verified> => {
  const problems = new Set<string>()
  const note = (error: unknown, what = ''): void => {
    if (!(error instanceof ReleaseError)) throw error
    problems.add(`${what}${error.message}`)
  }
  const owners = new Map<string, string>()
  const roots = await store.list()
  for (const { id } of roots) {
    const release: Release | null = await store.load(id).catch((error: unknown) => {
      note(error, `release ${id}: `)
      return null
    })
    for (const [path, { digest }] of release?.files() ?? [])
      if (!owners.has(digest)) owners.set(digest, `release ${id}, ${path}: `)
  }
  const current = await store.current()
  if (current && !roots.some(({ id }) => id === current.id))
    problems.add(`the live release ${current.id} is not in the store`)

  let codings = 0
  await eachOf(owners, async ([digest, owner]) => {
    await store.blobs.read(digest).catch((error: unknown) => note(error, owner))
    for (const coding of CODINGS) {
      const { checked, problem } = await codingProblem(store, digest, coding)
      if (checked) codings += 1
      if (problem !== null) problems.add(problem)
    }
  })
  return { releases: roots.length, files: owners.size, codings, problems: [...problems].sort() }
}
