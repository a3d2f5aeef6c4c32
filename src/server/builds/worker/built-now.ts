import type { EventRow } from '../../database/schema'
import type { BuildResult } from '../types'
import type { SourceVersions } from './source-versions'

export const VOLATILE_ONLY =
  'Seuls des prix ou des disponibilités ont changé\u202f: ils sont servis en direct, sans construction.'

/**
 * Versions that count as built: a system that was not read whole, or did not tell its version, stays at the version of
 * before, and is looked at again.
 */
export const builtNow = (
  { read, versions }: BuildResult,
  now: SourceVersions,
  before: SourceVersions | null,
): SourceVersions => ({
  content: (read.content ? (now.content ?? versions.content) : null) ?? before?.content ?? null,
  dealer: (read.dealer ? now.dealer : null) ?? before?.dealer ?? null,
})

/** Nothing that makes a page changed in the stock since the last build, although a system said that something did. */
export const onlyVolatile = (events: readonly EventRow[], now: SourceVersions, built: SourceVersions | null): boolean =>
  events.every(({ source }) => source === 'dealer') && now.dealer !== null && now.dealer === built?.dealer
