import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { parseBuildEnv } from '../../config/env/build-env'
import { readStories } from '../content/read-stories'
import { sourceStories } from '../content/source-stories'
import { planDifference } from '../create-pages/difference'
import type { PagePlan } from '../create-pages/page-plan'
import { readFacts } from '../facts/facts'
import { incrementalOf } from '../incremental/incremental'
import { followMoves, knownMoves } from '../moved/follow-moves'
import { readPublishedAddresses } from '../moved/published-addresses'
import { lastAddresses } from '../moved/settle-moves'
import { planner, run } from '../state'
import { createSlices } from '../slices'

const pageOf = ({ path, template, context, matchPath }: PagePlan) => ({
  path,
  component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
  context,
  ...(matchPath !== undefined && { matchPath }),
})

/** An ordinary build tells Gatsby of every page; a rebuild of those that differ from what it was told last. */
const tellGatsby = (
  { actions }: CreatePagesArgs,
  before: readonly PagePlan[] | null,
  after: readonly PagePlan[],
): void => {
  if (before === null) {
    createSlices(actions)
    for (const page of after) actions.createPage(pageOf(page))
    return
  }
  const { create, remove } = planDifference(before, after)
  for (const page of remove) actions.deletePage(pageOf(page))
  for (const page of create) actions.createPage(pageOf(page))
}

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  const { getNode, getNodesByType } = args
  const incremental = incrementalOf(args)
  const before = incremental === null ? null : run.plan
  const addresses =
    before === null
      ? [
          ...readPublishedAddresses(process.cwd()),
          ...readStories(getNodesByType).map(({ key, path }) => ({ key, path })),
        ]
      : run.addresses
  if (incremental === null || run.facts === null) run.facts = readFacts(getNodesByType)
  else run.facts.follow(incremental.nodes, getNode)

  const moves = await knownMoves(args, parseBuildEnv(process.env).MOVED_PATHS_URL)
  const dealer = planner.dealer(run.facts.data())
  const stories = await sourceStories(args, dealer.paths)
  const plan = dealer.withStories(stories)
  const pages = new Set(plan.pages.map(({ path }) => path))
  followMoves(args, moves, addresses, stories, (path) => pages.has(path))
  tellGatsby(args, before?.pages ?? null, plan.pages)
  run.addresses = lastAddresses(addresses, stories)
  run.planBefore = before
  run.plan = plan
}
