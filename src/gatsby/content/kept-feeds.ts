import type { CreatePagesArgs } from 'gatsby'
import type { BuildEnv } from '../../config/env/build-env'
import { readFeeds } from '../../content-api/read-feeds'
import { NO_FEEDS } from '../../domain/content/feeds'
import type { BlockFeeds } from '../../domain/content/feeds'
import { run } from '../state'

/** Name in Gatsby's cache, which outlives the process. */
const KEY = 'block-feeds'

/** The feeds as they are now; one that does not answer as it was in an earlier build, of this process or the one before. */
export const keptFeeds = async (
  { cache, reporter }: Pick<CreatePagesArgs, 'cache' | 'reporter'>,
  env: Pick<BuildEnv, 'VACANCIES_URL' | 'REVIEWS_URL'>,
): Promise<BlockFeeds> => {
  if (env.VACANCIES_URL === undefined && env.REVIEWS_URL === undefined) return NO_FEEDS
  // Written below and nowhere else.
  const stored = ((await cache.get(KEY)) as BlockFeeds | undefined) ?? NO_FEEDS
  const before = run.feeds === NO_FEEDS ? stored : run.feeds
  const feeds = await readFeeds(env, { before, warn: (line) => void reporter.warn(line) })
  if (feeds !== stored) await cache.set(KEY, feeds)
  return feeds
}
