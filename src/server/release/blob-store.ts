import { createHash } from 'node:crypto'
import { isMissingFile } from '../../domain/errors/system-error'
import { blobPath } from './layout'
import type { Disk } from './disk'
import { ReleaseError } from './types'
import type { Coding } from './types'
import { writeWhole } from './write-whole'

/** Bytes by their SHA-256. Bytes that are there already are not written again. */
export interface BlobStore {
  path: (digest: string, coding?: Coding | null) => string
  /**
   * @param check also reads bytes that are there already, and writes them anew when they are spoilt
   * @returns the digest
   */
  put: (bytes: Uint8Array, check?: boolean) => Promise<string>
  /**
   * Reads plain bytes and checks them against their digest.
   *
   * @throws ReleaseError that names the file when they are missing or spoilt
   */
  read: (digest: string) => Promise<Buffer>
  /** Coded bytes, null when they have not been made yet. */
  readCoded: (digest: string, coding: Coding) => Promise<Buffer | null>
  putCoded: (digest: string, coding: Coding, bytes: Uint8Array) => Promise<void>
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/**
 * @param graceMs how long bytes that no release names are left alone; those that a new release takes up again are made
 *   young once half of it is over, so that the garbage collection of another process lets them be
 */
export const createBlobStore = (disk: Disk, blobs: string, graceMs: number): BlobStore => {
  const isThere = async (file: string, size: number): Promise<boolean> => {
    const found = await disk.look(file)
    // A file of another size was cut short by a power failure.
    if (found?.size !== size) return false
    return found.modified > Date.now() - graceMs / 2 || disk.touch(file)
  }
  return {
    path: (digest, coding) => blobPath(blobs, digest, coding),
    put: async (bytes, check = false) => {
      const digest = sha256(bytes)
      const file = blobPath(blobs, digest)
      const kept = (await isThere(file, bytes.length)) && (!check || sha256(await disk.read(file)) === digest)
      if (!kept) await writeWhole(disk, file, bytes)
      return digest
    },
    read: async (digest) => {
      const file = blobPath(blobs, digest)
      const bytes = await disk.read(file).catch((cause: unknown) => {
        if (!isMissingFile(cause)) throw cause
        throw new ReleaseError(`${file} is missing`, { cause })
      })
      if (sha256(bytes) !== digest) throw new ReleaseError(`${file} is spoilt: its bytes do not match its digest`)
      return bytes
    },
    readCoded: (digest, coding) =>
      disk.read(blobPath(blobs, digest, coding)).catch((error: unknown) => {
        if (isMissingFile(error)) return null
        throw error
      }),
    putCoded: (digest, coding, bytes) => writeWhole(disk, blobPath(blobs, digest, coding), bytes),
  }
}
