import type { CreatePagesArgs } from 'gatsby'
import { parseBuildEnv } from '../../config/env/build-env'
import type { StoryFields } from '../../domain/content/story-fields'
import { incrementalOf } from '../incremental/incremental'
import { readLastCounts } from '../report/report-file'
import { parseAgain, run } from '../state'
import { keptFeeds } from './kept-feeds'
import { pageMatcher } from './page-matcher'
import { panicOnContentError } from './panic-on-content-error'
import { parseStories } from './parse-stories'
import { contentClient, readContent } from './read-content'
import { readNamedIcons } from './read-named-icons'
import { requireStories } from './require-stories'
import { storyIdOf } from './story-node'

const TOLD_AT_ONCE = 20

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
  return panicOnContentError(args, async () => {
    const [content, feeds] = await Promise.all([readContent(args, contentClient(env)), keptFeeds(args, env)])
    const { stories, entries, delivered } = parseStories(
      [...content.entries.values()],
      content.links,
      pageMatcher(dealerPaths),
      parseAgain,
      { feeds, icons: await readNamedIcons(content.entries.values(), env) },
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
    run.feeds = feeds
    run.fresh = null
    run.isContentUncertain = false
    run.stories = stories
    run.storyEntries = entries
    return stories
  })
}
