import type { GatsbyNode } from 'gatsby'
import { prepareStories } from '../content/prepare-stories'

/**
 * The site's own nodes, the parsed stories, are written when the pages are planned: only then does the graph list all
 * that the plugins sourced. Gatsby must not take them for left-overs until then. A rebuild reads here what it will need
 * of the content, because here it can still fail without having changed anything.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes
 */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (args) => {
  args.actions.enableStatefulSourceNodes?.()
  await prepareStories(args)
}
