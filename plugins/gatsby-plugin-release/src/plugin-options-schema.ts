import type { GatsbyNode } from 'gatsby'

/** Options of the plugin. */
export interface ReleaseOptions {
  /** Manifests of builds before this one that are kept for pages that are still open. */
  keep: number
}

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#pluginOptionsSchema */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object({
    keep: Joi.number()
      .integer()
      .min(0)
      .default(3)
      .description('Manifests of earlier builds that are kept for pages that are still open.')
      .messages({ 'number.base': '"keep" must be a whole number, 0 to keep none' }),
  })
