import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import { parseBuildEnv } from '../../config/env/build-env'
import { paths, segments } from '../../config/segments'
import type { StoryFields } from '../../domain/content/story-fields'
import { contentScope } from '../../domain/events/scope'
import { vehicleViews } from '../host-rules'
import { eventsOf, incrementalOf } from '../incremental/incremental'
import type { Incremental } from '../incremental/incremental'
import { readLastCounts } from '../report/report-file'
import { parseAgain, run } from '../state'
import { contentAfter, contentOfNodes } from './content'
import type { Content } from './content'
import { ContentApiError, timeoutOf } from './content-fetch'
import { readContentVersion } from './fetch-stories'
import { parseStories } from './parse-stories'
import type { ContentSource } from './read-links'
import { ContentIncompleteError, requireStories } from './require-stories'
import { entryOf } from './story-entry'
import { storyIdOf } from './story-node'

const TOLD_AT_ONCE = 20

const contentSource = (env: ReturnType<typeof parseBuildEnv>): ContentSource => ({
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
const readNamed = async (
  { events }: Pick<Incremental, 'events'>,
  before: Content,
  source: ContentSource,
): Promise<Content | null> => {
  const scope = contentScope(eventsOf({ events }))
  // A space that does not answer must not hold up the stock.
  if (scope.kind !== 'stories') return null
  return contentAfter(source, before, run.isContentUncertain ? null : scope.ids)
}

const readContent = async (args: CreatePagesArgs, source: ContentSource): Promise<Content> => {
  const incremental = incrementalOf(args)
  if (incremental === null || run.content === null) return sourcedContent(args, source)
  if (contentScope(eventsOf(incremental)).kind === 'everything') return sourcedContent(args, source)
  return run.fresh ?? (await readNamed(incremental, run.content, source)) ?? run.content
}

/** Turns what is known to be one line for the operator into the end of the build. */
const failing = async <Result>(
  { reporter }: Pick<ParentSpanPluginArgs, 'reporter'>,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    run.isContentUncertain = true
    if (error instanceof ContentApiError || error instanceof ContentIncompleteError) reporter.panic(error.message)
    throw error
  }
}

/** Whether an address belongs to a page that no story makes. */
const answeredBy = (pages: ReadonlySet<string>): ((path: string) => boolean) => {
  const patterns = vehicleViews(segments).map(
    ({ pattern }) => new RegExp(`^${pattern.replace(':brand', '(?<brand>[^/]+)').replace(/:\w+/g, '[^/]+')}$`),
  )
  const isView = (path: string, pattern: RegExp): boolean => {
    const match = pattern.exec(path)
    const brand = match?.groups?.['brand']
    return match !== null && (brand === undefined || pages.has(paths.brandStock(brand)))
  }
  return (path) => pages.has(path) || patterns.some((pattern) => isView(path, pattern))
}

/** Makes the graph say what the stories say now: new and changed ones in, vanished ones out. */
const writeStories = (
  stories: readonly StoryFields[],
  { actions, createContentDigest, getNode }: CreatePagesArgs,
  before: readonly string[],
): void => {
  const ids = new Set(stories.map(({ path }) => storyIdOf(path)))
  for (const id of before) {
    const node = ids.has(id) ? undefined : getNode(id)
    if (node) actions.deleteNode(node)
  }
  const unchanged = new Set(run.stories)
  for (const story of stories) {
    if (unchanged.has(story)) continue
    const internal = { type: 'Story', contentDigest: createContentDigest(story) }
    actions.createNode({ ...story, id: storyIdOf(story.path), parent: null, children: [], internal })
  }
}

/**
 * Turns the entries of the CMS into stories, and writes them into the graph. Whether a link is good depends on the
 * other stories and on every page there will be, and the report must name what an earlier build left out too: so all
 * stories are looked at every time, but only those are parsed that changed or whose links lead elsewhere.
 *
 * @param dealerPaths addresses of the pages that no story makes
 */
export const sourceStories = async (
  args: CreatePagesArgs,
  dealerPaths: ReadonlySet<string>,
): Promise<readonly StoryFields[]> => {
  const env = parseBuildEnv(process.env)
  const isRebuild = incrementalOf(args) !== null
  if (!isRebuild) run.stories = []
  // Stories of an earlier process, too: what vanished since must go, and what moved is recognised.
  const before = isRebuild
    ? run.stories.map(({ path }) => storyIdOf(path))
    : args.getNodesByType('Story').map(({ id }) => id)
  return failing(args, async () => {
    const content = await readContent(args, contentSource(env))
    const { stories, entries, delivered } = parseStories(
      [...content.entries.values()],
      content.links,
      answeredBy(dealerPaths),
      parseAgain,
    )
    requireStories(stories, {
      before: isRebuild ? before.length : Math.max(before.length, readLastCounts(process.cwd()).stories ?? 0),
      allowEmpty: env.ALLOW_EMPTY_STOCK,
      listed: content.links.size,
      delivered,
    })
    writeStories(stories, args, before)
    // Told at once too: what follows from it may end the build before its report. A rebuild tells what is new.
    const told = new Set(isRebuild ? run.storyEntries.map(({ key, reason }) => `${key} ${reason}`) : [])
    for (const { key, reason } of entries
      .filter((entry) => !told.has(`${entry.key} ${entry.reason}`))
      .slice(0, TOLD_AT_ONCE))
      args.reporter.warn(`story ${key}: ${reason}`)
    run.content = content
    run.fresh = null
    run.isContentUncertain = false
    run.stories = stories
    run.storyEntries = entries
    return stories
  })
}

/**
 * Reads the stories that a rebuild's events name while it still sources: a content space that does not answer, or
 * that cannot make a site, then ends the rebuild before anything changed, and the process can go on.
 */
export const prepareStories = async (args: ParentSpanPluginArgs): Promise<void> => {
  const incremental = incrementalOf(args)
  run.fresh = null
  if (incremental === null || run.content === null) return
  const before = run.content
  const env = parseBuildEnv(process.env)
  await failing(args, async () => {
    const content = await readNamed(incremental, before, contentSource(env))
    if (content === null) return
    const pages = new Set((run.plan?.pages ?? []).map(({ path }) => path))
    const { stories, delivered } = parseStories(
      [...content.entries.values()],
      content.links,
      answeredBy(pages),
      parseAgain,
    )
    requireStories(stories, {
      before: run.stories.length,
      allowEmpty: env.ALLOW_EMPTY_STOCK,
      listed: content.links.size,
      delivered,
    })
    run.fresh = content
  })
}
