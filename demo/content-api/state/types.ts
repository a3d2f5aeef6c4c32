import type { Json, JsonObject } from '../../../src/domain/json'

export type { Json, JsonObject }

/** A story with its draft and, once published, what the public sees. */
export interface StoryRecord {
  id: number
  uuid: string
  name: string
  /** Path without a slash at either end; unique in the space. */
  fullSlug: string
  position: number
  isStartpage: boolean
  tags: string[]
  /** ISO dates and times. */
  createdAt: string
  updatedAt: string
  firstPublishedAt: string | null
  publishedAt: string | null
  draft: JsonObject
  /** Null while the story is not public. */
  published: JsonObject | null
  /** Digest of the seed it was made from; null as soon as somebody edited it, so that a new seed leaves it alone. */
  seedDigest: string | null
}

/** Changes that become public together. */
export interface ReleaseRecord {
  id: number
  name: string
  isReleased: boolean
  /** By number of the story, what it will say. */
  drafts: Record<string, JsonObject>
}

export interface DatasourceEntryRecord {
  id: number
  name: string
  value: string
}

export interface DatasourceRecord {
  id: number
  slug: string
  name: string
  entries: DatasourceEntryRecord[]
  seedDigest: string | null
}

/** One change, in full: replaying it twice does no harm. */
export interface Change {
  /** Cache version of the space from this change on, in Unix seconds; strictly rising for whatever the public can see. */
  cv: number
  stories?: StoryRecord[]
  removedStories?: number[]
  datasources?: DatasourceRecord[]
  removedDatasources?: number[]
  releases?: ReleaseRecord[]
  /** Slugs of seeds that somebody deleted or moved, which therefore must not come back. */
  forgottenSeeds?: string[]
}

/** Everything that the space holds. */
export interface SpaceState {
  cv: number
  stories: ReadonlyMap<number, StoryRecord>
  datasources: ReadonlyMap<number, DatasourceRecord>
  releases: ReadonlyMap<number, ReleaseRecord>
  forgottenSeeds: ReadonlySet<string>
}
