import type { ParentSpanPluginArgs } from 'gatsby'
import { parseBuildEnv } from '../../config/env/build-env'
import { incrementalOf } from '../incremental/incremental'
import { parseAgain, run } from '../state'
import { pageMatcher } from './page-matcher'
import { panicOnContentError } from './panic-on-content-error'
import { parseStories } from './parse-stories'
import { contentClient, readNamed } from './read-content'
import { readNamedIcons } from './read-named-icons'
import { requireStories } from './require-stories'

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
  await panicOnContentError(args, async () => {
    const content = await readNamed(incremental, before, contentClient(env))
    if (content === null) return
    const pages = new Set((run.plan?.pages ?? []).map(({ path }) => path))
    const { stories, delivered } = parseStories(
      [...content.entries.values()],
      content.links,
      pageMatcher(pages),
      parseAgain,
      { feeds: run.feeds, icons: await readNamedIcons(content.entries.values(), env) },
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
