/** Content codings that are made ahead of time, best first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** One file of a release. The bytes lie in the blob store under their digest. */
export interface ReleaseFile {
  /** SHA-256 of the bytes, hex. */
  digest: string
  /** Bytes. */
  size: number
  /** Media type, with charset for text. */
  type: string
  /** The address changes with the content, so a browser may keep it for good. */
  immutable: boolean
  /** Codings whose bytes lie beside the original in the blob store. */
  codings: Coding[]
}

/** What a host serves: addresses and the files that answer them. */
export interface Release {
  /** Digest over all addresses and files. */
  id: string
  /** ISO instant. */
  createdAt: string
  /** Keyed by address: `/stock/x` for `stock/x/index.html`; an address never ends in a slash, but for the root. */
  files: Record<string, ReleaseFile>
  /** Text of the host's 301 file. */
  redirects: string
}
