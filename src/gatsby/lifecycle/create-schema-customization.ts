import type { GatsbyNode } from 'gatsby'
import { STORY_TYPES } from '../content/story-node'
import { MOVED_SCHEMA } from '../moved/moved-nodes'

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createSchemaCustomization */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({ actions }) => {
  actions.createTypes(STORY_TYPES)
  actions.createTypes(MOVED_SCHEMA)
  actions.createTypes(`
    type SitemapPage @dontInfer {
      path: String!
      lastmod: String
    }
  `)
}
