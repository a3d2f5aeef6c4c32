import type { CreatePagesArgs } from 'gatsby'
import type { parseBuildEnv } from '../../config/env/build-env'
import { contentScope } from '../../domain/events/scope'
import { eventsOf, incrementalOf } from '../incremental/incremental'
import type { Incremental } from '../incremental/incremental'
import { run } from '../state'
import { contentAfter, contentOfNodes } from './content'
import type { Content } from './content'
import { timeoutOf } from './content-fetch'
import { readContentVersion } from './fetch-stories'
import type { ContentSource } from './read-links'
import { entryOf } from './story-entry'

/** The CMS that the build's environment names. */
export const contentSource = (env: ReturnType<typeof parseBuildEnv>): ContentSource => ({
  endpoint: env.STORYBLOK_ENDPOINT,
  token: env.STORYBLOK_TOKEN,
  version: env.STORYBLOK_VERSION,
  request: timeoutOf(env.SOURCE_TIMEOUT_MS),
})

/** What the CMS's plugin has just put into the graph, with the version that it read first. */
const sourcedContent = async (args: CreatePagesArgs, source: ContentSource): Promise<Content> => {
  const told = args.getNodesByType('StoryblokSpace')[0]?.version
  const version = typeof told === 'number' ? String(told) : await readContentVersion(source)
  return contentOfNodes(
    source,
    version,
    args.getNodesByType('StoryblokEntry').flatMap((node) => entryOf(node) ?? []),
    run.content,
  )
}

/** Reads what the events name; null when nothing has to be read, or all of it is in the graph. */
export const readNamed = async (
  { events }: Pick<Incremental, 'events'>,
  before: Content,
  source: ContentSource,
): Promise<Content | null> => {
  const scope = contentScope(eventsOf({ events }))
  // A space that does not answer must not hold up the stock.
  if (scope.kind !== 'stories') return null
  return contentAfter(source, before, run.isContentUncertain ? null : scope.ids)
}

/** Content for this build: all of it, or in a rebuild the current content with what its events name read again. */
export const readContent = async (args: CreatePagesArgs, source: ContentSource): Promise<Content> => {
  const incremental = incrementalOf(args)
  if (incremental === null || run.content === null) return sourcedContent(args, source)
  if (contentScope(eventsOf(incremental)).kind === 'everything') return sourcedContent(args, source)
  return run.fresh ?? (await readNamed(incremental, run.content, source)) ?? run.content
}
