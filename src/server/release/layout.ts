import { join } from 'node:path'
import type { Coding } from './types'

/** Where the parts of a release store lie below the data folder. */
export const storeLayout = (dataDir: string) => ({
  /** Bytes by digest. */
  blobs: join(dataDir, 'blobs'),
  /** One root file for each release. */
  releases: join(dataDir, 'releases'),
  /** Notes of those who are saving a release right now. */
  leases: join(dataDir, 'releases', 'saving'),
  /** The pointer to the live release. */
  pointer: join(dataDir, 'current.json'),
})

export type StoreLayout = ReturnType<typeof storeLayout>

/** Where the bytes with a digest lie, plain or coded. Two letters of the digest make the folder. */
export const blobPath = (blobs: string, digest: string, coding?: Coding | null): string =>
  join(blobs, digest.slice(0, 2), coding ? `${digest}.${coding}` : digest)
