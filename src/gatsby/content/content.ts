import { fetchAllStories, fetchStories, readContentVersion } from './fetch-stories'
import { readLinks } from './read-links'
import type { ContentSource } from './read-links'
import { entriesByUuid } from './story-entry'
import type { StoryEntry } from './story-entry'

/** The content space as a build knows it. */
export interface Content {
  /** Its version before anything else of it was read. */
  version: string
  /** Slug by uuid of every published story. */
  links: ReadonlyMap<string, string>
  entries: ReadonlyMap<string, StoryEntry>
}

/**
 * The content as gatsby-source-storyblok put it into the graph, which holds vanished stories too.
 *
 * @throws ContentApiError
 */
export const contentOfNodes = async (
  source: ContentSource,
  version: string,
  entries: readonly StoryEntry[],
  before: Content | null,
): Promise<Content> => {
  const links = await readLinks({ ...source, cv: version })
  return { version, links, entries: entriesByUuid(entries, links, before?.entries ?? new Map()) }
}

/** Stories that the list shows elsewhere than they were, or that are not known at all. */
const differing = (links: ReadonlyMap<string, string>, entries: ReadonlyMap<string, StoryEntry>): string[] =>
  [...links].filter(([uuid, slug]) => entries.get(uuid)?.full_slug !== slug).map(([uuid]) => uuid)

/**
 * The content after the named stories changed: only these are read again, and those whose address changed with that of
 * a folder. Which stories there are is asked every time, so a vanished one needs no message of its own.
 *
 * @param ids numbers of the stories; null when nobody knows: all are read
 * @throws ContentApiError; what is known stays as it is
 */
export const contentAfter = async (
  source: ContentSource,
  before: Content,
  ids: readonly number[] | null,
): Promise<Content> => {
  const version = await readContentVersion(source)
  const fresh = { ...source, cv: version }
  const [links, named] = await Promise.all([
    readLinks(fresh),
    ids === null ? fetchAllStories(fresh) : fetchStories(fresh, 'by_ids', ids),
  ])
  const known = new Map([...before.entries].map(([uuid, entry]) => [uuid, entry]))
  const read = entriesByUuid(named, links, before.entries)
  for (const [uuid, entry] of read) known.set(uuid, entry)
  const missing = differing(links, known).filter((uuid) => !read.has(uuid))
  for (const [uuid, entry] of entriesByUuid(await fetchStories(fresh, 'by_uuids', missing), links, before.entries))
    known.set(uuid, entry)
  for (const uuid of known.keys()) if (!links.has(uuid)) known.delete(uuid)
  return { version, links, entries: known }
}
