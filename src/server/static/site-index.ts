import { compileRedirects } from '../../domain/routes/redirect-match'
import { parseRedirectsFile } from '../../domain/routes/redirects-file'
import type { RedirectRule } from '../../domain/routes/redirect-rule'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { HeaderList } from '../http/fetch-handler'
import { vehicleOfPath } from '../release/count-files'
import type { Release, Shard } from '../release/types'

type Rules = ReturnType<typeof compileRedirects>
type Slugs = ReadonlyMap<number, string>

/** A release, prepared for being asked. Immutable. */
export interface SiteIndex {
  release: Release
  /** Rules that redirect or rewrite. */
  rules: Rules
  /** Rules that choose an error page. */
  errorPages: Rules
  /** What was served before, the newest first: a page that was loaded from it still asks for its scripts. */
  older: readonly Release[]
  /** Slug of every vehicle page by stock number, one map for each of the release's shards. */
  slugs: readonly Slugs[]
  /** Headers of every file, see `readPageHeaders`. */
  headers: HeaderList
}

/** Releases of before whose hashed files are still answered. */
const OLDER = 3

const isErrorPage = ({ status }: RedirectRule): boolean => status === 404

const slugsOf = (shard: Shard, stockSegment: string): Slugs => {
  const slugs = new Map<number, string>()
  for (const path of shard.keys()) {
    const id = vehicleOfPath(path, stockSegment)
    if (id !== null) slugs.set(id, path.slice(stockSegment.length + 2))
  }
  return slugs
}

/** Where the page of a vehicle is: its slug, undefined when the release has none. */
export const slugOfVehicle = ({ slugs }: SiteIndex, id: number): string | undefined => {
  for (const part of slugs) {
    const slug = part.get(id)
    if (slug !== undefined) return slug
  }
  return undefined
}

/** The slug that a path segment should have been; null when it is no vehicle's, or right already. */
export const rightSlug = (site: SiteIndex, segment: string): string | null => {
  const id = vehicleIdOf(segment)
  const slug = id === null ? undefined : slugOfVehicle(site, id)
  return slug !== undefined && slug !== segment ? slug : null
}

/**
 * @param stockSegment first segment of vehicle addresses
 * @param before index of another release, from which whatever is the same is taken over
 * @param headers for every file of the release; not needed if the index serves no files
 * @throws Error that names the line when the release's 301 file cannot be read
 */
export const indexSite = (
  release: Release,
  stockSegment: string,
  before: SiteIndex | null = null,
  headers: HeaderList = [],
): SiteIndex => {
  const slugs = release.shards.map((shard, number) => {
    const known =
      before?.release.root.shards[number] === release.root.shards[number] ? before?.slugs[number] : undefined
    return known ?? slugsOf(shard, stockSegment)
  })
  const older =
    before === null ? [] : [before.release, ...before.older].filter(({ id }) => id !== release.id).slice(0, OLDER)
  if (before?.release.root.redirects === release.root.redirects)
    return { release, older, rules: before.rules, errorPages: before.errorPages, slugs, headers }
  const { rules, problems } = parseRedirectsFile(release.redirects)
  const [problem] = problems
  if (problem) throw new Error(`_redirects:${problem.line}: ${problem.message}`)
  return {
    release,
    older,
    rules: compileRedirects(rules.filter((rule) => !isErrorPage(rule))),
    errorPages: compileRedirects(rules.filter(isErrorPage)),
    slugs,
    headers,
  }
}
