import { createHash } from 'node:crypto'

/** Stands for an address in the database, which holds none in the clear. */
export const addressDigest = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url').slice(0, 16)
