import type { CreatePagesArgs } from 'gatsby'
import type { parseBuildEnv } from '../../config/env/build-env'
import { createContentClient } from '../../content-api/content-client'
import type { ContentClient } from '../../content-api/content-client'
import { timeoutOf } from '../../content-api/content-fetch'
import { contentScope } from '../../domain/events/scope'
import { eventsOf, incrementalOf } from '../incremental/incremental'
import type { Incremental } from '../incremental/incremental'
import { run } from '../state'
import { contentAfter, contentOfNodes } from './content'
import type { Content } from './content'
import { entryOf } from './story-entry'

/** The CMS that the build's environment names. */
export const contentClient = (env: ReturnType<typeof parseBuildEnv>): ContentClient =>
  createContentClient({
    endpoint: env.STORYBLOK_ENDPOINT,
    token: env.STORYBLOK_TOKEN,
    version: env.STORYBLOK_VERSION,
    ...timeoutOf(env.SOURCE_TIMEOUT_MS),
  })

/** What the CMS's plugin has just put into the graph, with the version that it read first. */
const sourcedContent = async (args: CreatePagesArgs, client: ContentClient): Promise<Content> => {
  const told = args.getNodesByType('StoryblokSpace')[0]?.version
  const version = typeof told === 'number' ? String(told) : await client.readVersion()
  return contentOfNodes(
    client,
    version,
    args.getNodesByType('StoryblokEntry').flatMap((node) => entryOf(node) ?? []),
    run.content,
  )
}

/** Reads what the events name; null when nothing has to be read, or all of it is in the graph. */
export const readNamed = async (
  { events }: Pick<Incremental, 'events'>,
  before: Content,
  client: ContentClient,
): Promise<Content | null> => {
  const scope = contentScope(eventsOf({ events }))
  // A space that does not answer must not hold up the stock.
  if (scope.kind !== 'stories') return null
  return contentAfter(client, before, run.isContentUncertain ? null : scope.ids)
}

/** Content for this build: all of it, or in a rebuild the current content with what its events name read again. */
export const readContent = async (args: CreatePagesArgs, client: ContentClient): Promise<Content> => {
  const incremental = incrementalOf(args)
  if (incremental === null || run.content === null) return sourcedContent(args, client)
  if (contentScope(eventsOf(incremental)).kind === 'everything') return sourcedContent(args, client)
  return run.fresh ?? (await readNamed(incremental, run.content, client)) ?? run.content
}
