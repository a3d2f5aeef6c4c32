import type { GatsbyNode } from 'gatsby'

/**
 * The site's own nodes, the parsed stories, are written when the pages are planned: only then does the graph list all
 * that the plugins sourced. Gatsby must not take them for left-overs until then.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes
 */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = ({ actions }) => {
  actions.enableStatefulSourceNodes?.()
}
