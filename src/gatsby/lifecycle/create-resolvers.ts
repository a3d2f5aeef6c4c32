import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby'
import { storyIdOf } from '../content/story-node'
import { run } from '../state'

interface Context {
  nodeModel: {
    getNodeById: (args: { id: string; type: string }) => Node | null
    getNodesByIds: (args: { ids: string[]; type: string }) => Node[]
    trackPageDependencies: (node: { id: string }) => void
  }
}
interface ResolveInfo {
  originalResolver: (source: unknown, args: unknown, context: Context, info: ResolveInfo) => unknown
}

/**
 * Answers `(path: {eq: …})` by id, so that a page depends on its own story only. A page whose story is not written yet
 * depends on that id all the same: it is made again when the story is published, not when any other is.
 */
const story = {
  resolve: (source: unknown, args: { path?: { eq?: string } }, context: Context, info: ResolveInfo) => {
    const path = Object.keys(args).length === 1 ? args.path?.eq : undefined
    if (path === undefined) return info.originalResolver(source, args, context, info)
    const id = storyIdOf(path)
    const node = context.nodeModel.getNodeById({ id, type: 'Story' })
    if (node === null) context.nodeModel.trackPageDependencies({ id })
    return node
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
