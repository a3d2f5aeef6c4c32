import { createHash } from 'node:crypto'
import { canonicalJson } from '../../domain/canonical-json'

/** Digest of a value by what it says, whatever the order of its keys. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url')
