import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby'
import { storyIdOf } from '../content/story-node'
import { run } from '../state'

interface Context {
  nodeModel: {
    getNodeById: (args: { id: string; type: string }) => Node | null
    getNodesByIds: (args: { ids: string[]; type: string }) => Node[]
  }
}
interface ResolveInfo {
  originalResolver: (source: unknown, args: unknown, context: Context, info: ResolveInfo) => unknown
}

/** Answers `(path: {eq: …})` by id, so that a page depends on its own story only. */
const story = {
  resolve: (source: unknown, args: { path?: { eq?: string } }, context: Context, info: ResolveInfo) => {
    const path = Object.keys(args).length === 1 ? args.path?.eq : undefined
    const node = path === undefined ? null : context.nodeModel.getNodeById({ id: storyIdOf(path), type: 'Story' })
    return node ?? info.originalResolver(source, args, context, info)
  },
}

/** Stories in the order of their addresses; those that are gone are left out. */
const stories = {
  type: '[Story!]!',
  args: { paths: '[String!]!' },
  resolve: (_source: unknown, { paths }: { paths: string[] }, { nodeModel }: Context) =>
    nodeModel.getNodesByIds({ ids: paths.map(storyIdOf), type: 'Story' }),
}

/** What the sitemap lists; asked once, after the build, when the plan is known. */
const sitemapPages = {
  type: '[SitemapPage!]!',
  resolve: () =>
    (run.plan?.pages ?? []).flatMap(({ path, sitemap }) => (sitemap ? [{ path, lastmod: sitemap.lastmod }] : [])),
}

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({
  createResolvers: create,
}: CreateResolversArgs) => {
  const add = create as (resolvers: object) => void
  add({ Query: { story, stories, sitemapPages } })
}
