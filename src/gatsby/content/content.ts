import type { ContentClient } from '../../content-api/content-client'
import { readLinks } from '../../content-api/read-links'
import { readStories, readStoriesBy } from '../../content-api/read-stories'
import { entriesByUuid, entryOf } from './story-entry'
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
  client: ContentClient,
  version: string,
  entries: readonly StoryEntry[],
  before: Content | null,
): Promise<Content> => {
  const links = await readLinks(client, { cv: version })
  return { version, links, entries: entriesByUuid(entries, links, before?.entries ?? new Map()) }
}

/** A full reading of the space takes as few requests as the content API allows. */
const PER_PAGE = 100

const entriesOf = (stories: readonly object[]): StoryEntry[] => stories.flatMap((story) => entryOf(story) ?? [])

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
  client: ContentClient,
  before: Content,
  ids: readonly number[] | null,
): Promise<Content> => {
  // Two publications within a second have one version.
  client.forget()
  const version = await client.readVersion()
  const [links, named] = await Promise.all([
    readLinks(client),
    ids === null ? readStories(client, {}, { perPage: PER_PAGE }) : readStoriesBy(client, 'by_ids', ids),
  ])
  const known = new Map([...before.entries].map(([uuid, entry]) => [uuid, entry]))
  const read = entriesByUuid(entriesOf(named), links, before.entries)
  for (const [uuid, entry] of read) known.set(uuid, entry)
  const missing = differing(links, known).filter((uuid) => !read.has(uuid))
  const others = entriesOf(await readStoriesBy(client, 'by_uuids', missing))
  for (const [uuid, entry] of entriesByUuid(others, links, before.entries)) known.set(uuid, entry)
  for (const uuid of known.keys()) if (!links.has(uuid)) known.delete(uuid)
  return { version, links, entries: known }
}
