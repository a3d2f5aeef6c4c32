import type { GatsbyNode } from 'gatsby'
import { ERROR_MAP } from './error-map'

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPluginInit */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = ({ reporter }) => {
  reporter.setErrorMap(ERROR_MAP)
}
