/** Content codings that are kept beside the plain bytes, best first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** One file of a release. The bytes lie in the blob store under their digest. */
export interface ReleaseFile {
  /** SHA-256 of the bytes, hex. */
  digest: string
  /** SHA-1 of the bytes, hex: the name that some hosts know files by. */
  sha1: string
  /** Bytes. */
  size: number
  /** Media type, with charset for text. */
  type: string
  /** The address changes with the content, so a browser may keep it for good. */
  immutable: boolean
}

/** Some of a release's files by address, see `shardOf`. Never changed once made: releases share them. */
export type Shard = ReadonlyMap<string, ReleaseFile>

/** What a release holds, counted while it is saved. */
export interface ReleaseCounts {
  files: number
  /** HTML pages, error pages of the form `/404.html` aside. */
  pages: number
  /** Pages of a vehicle in stock. */
  vehicles: number
  /** Rules that send visitors to another address. */
  redirects: number
}

export interface ReleaseFacts {
  /** Id that the build gave itself, null where it has none. */
  buildId: string | null
  counts: ReleaseCounts
  /** Versions of the data that the build read. */
  versions: { content: string | null; dealer: string | null }
  kind: 'full' | 'incremental'
}

/** What the builder knows of a release; the store counts by itself. */
export type NewReleaseFacts = Omit<ReleaseFacts, 'counts' | 'kind'>

/** The small file that names all the rest of a release. */
export interface ReleaseRoot {
  /** Digest over all addresses and bytes: the same build has the same id. */
  id: string
  /** ISO instant. */
  createdAt: string
  /** Release that this one was made from by difference, null for a full one. */
  parent: string | null
  facts: ReleaseFacts
  /** Digest of the host's 301 file. */
  redirects: string
  /** Digests of the shards, in order. */
  shards: string[]
}

/** A release in memory. Immutable; it shares its shards with others of the same store. */
export interface Release {
  id: string
  root: ReleaseRoot
  /** Text of the host's 301 file. */
  redirects: string
  shards: readonly Shard[]
  /** @param path `/stock/x` for `stock/x/index.html`; no address ends in a slash, but for the root */
  file: (path: string) => ReleaseFile | undefined
  files: () => Iterable<readonly [path: string, file: ReleaseFile]>
}

/** Addresses that differ between two releases, sorted. */
export interface ReleaseDiff {
  /** There in the second, and not there or other bytes in the first. */
  written: string[]
  removed: string[]
  /** Those of them that people read. */
  pages: { created: string[]; changed: string[]; deleted: string[] }
}

/** Files below Gatsby's `public/`, with forward slashes, as a rebuild reports them. */
export interface PublicChanges {
  written: readonly string[]
  removed: readonly string[]
}

/** Which release visitors see. */
export interface CurrentRelease {
  id: string
  /** The one that was live before, null for the first. */
  previous: string | null
  /** ISO instant. */
  switchedAt: string
}

/** Something about the store that a person has to know, in one line. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}
