import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import { parseBuildEnv } from '../../config/env/build-env'
import { segments } from '../../config/segments'
import { planDealerPages } from '../create-pages/plan'
import { vehicleViews } from '../host-rules'
import { readLastCounts } from '../report/report-file'
import { readSiteData } from '../site-data'
import { run } from '../state'
import { ContentApiError, timeoutOf } from './content-fetch'
import { parseStories } from './parse-stories'
import { readLinks } from './read-links'
import { ContentIncompleteError, requireStories } from './require-stories'
import { storyIdOf } from './story-node'
import type { StoryFields } from '../../domain/content/story-fields'

const TOLD_AT_ONCE = 20

/** Whether an address belongs to a page that no story makes. */
const appPaths = (getNodesByType: ParentSpanPluginArgs['getNodesByType']): ((path: string) => boolean) => {
  const pages = new Set(planDealerPages(readSiteData(getNodesByType, []), segments).map(({ path }) => path))
  const patterns = vehicleViews(segments).map(({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`))
  return (path) => pages.has(path) || patterns.some((pattern) => pattern.test(path))
}

/** Makes the graph say what the stories say now: new and changed ones in, vanished ones out. */
const writeStories = (stories: readonly StoryFields[], { actions, createContentDigest, getNodesByType }: CreatePagesArgs): void => {
  const ids = new Set(stories.map(({ path }) => storyIdOf(path)))
  for (const node of getNodesByType('Story')) if (!ids.has(node.id)) actions.deleteNode(node)
  for (const story of stories) {
    const internal = { type: 'Story', contentDigest: createContentDigest(story) }
    actions.createNode({ ...story, id: storyIdOf(story.path), parent: null, children: [], internal })
  }
}

/**
 * Turns the entries of the CMS into stories, and writes them into the graph. All stories are parsed every time:
 * whether a link is good depends on the other stories and on every page there will be, and the report must name what
 * an earlier build left out too.
 */
export const sourceStories = async (args: CreatePagesArgs): Promise<StoryFields[]> => {
  const { getNodesByType, reporter } = args
  const env = parseBuildEnv(process.env)
  try {
    const live = await readLinks({
      endpoint: env.STORYBLOK_ENDPOINT,
      token: env.STORYBLOK_TOKEN,
      version: env.STORYBLOK_VERSION,
      request: timeoutOf(env.SOURCE_TIMEOUT_MS),
    })
    const entries = getNodesByType('StoryblokEntry').map((node) => ({ ...node }))
    const { stories, entries: storyEntries, delivered } = parseStories(entries, live, appPaths(getNodesByType))
    requireStories(stories, {
      before: Math.max(getNodesByType('Story').length, readLastCounts(process.cwd()).stories ?? 0),
      allowEmpty: env.ALLOW_EMPTY_STOCK,
      listed: live.size,
      delivered,
    })
    writeStories(stories, args)
    run.storyEntries = storyEntries
    // Told at once too: what follows from it may end the build before its report.
    for (const { key, reason } of storyEntries.slice(0, TOLD_AT_ONCE)) reporter.warn(`story ${key}: ${reason}`)
    return stories
  } catch (error) {
    if (error instanceof ContentApiError || error instanceof ContentIncompleteError) reporter.panic(error.message)
    throw error
  }
}
