import { sep } from 'node:path'
import type { GatsbyNode, PreprocessSourceArgs } from 'gatsby'

const NOT_FOR_PAGES = [`${sep}src${sep}functions${sep}`, `${sep}src${sep}server${sep}`, `${sep}src${sep}cli${sep}`]

/**
 * Gatsby looks for queries and page settings in every file below `src`. A serverless function exports a `config` too,
 * which Gatsby would take for that of a page rendered on demand, and build its rendering engines for it. Files that
 * are no part of a page are shown to it empty.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#preprocessSource
 */
export const preprocessSource: NonNullable<GatsbyNode['preprocessSource']> = ({ filename }: PreprocessSourceArgs) => {
  if (NOT_FOR_PAGES.some((folder) => filename.includes(folder))) return 'export {}'
  return undefined
}
