import { join, sep } from 'node:path'
import type { GatsbyNode, PreprocessSourceArgs } from 'gatsby'

const EMPTY = 'export {}'
const NOT_FOR_PAGES = ['functions', 'server', 'cli']
/** Gatsby asks their files for settings and server data too. */
const PAGES = ['templates', 'pages']
/** What Gatsby looks for in all other files. */
const LOOKED_FOR = /graphql`|<Slice\b/

const isBelow = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => path.startsWith(join(process.cwd(), 'src', folder) + sep))

const isOurs = (path: string): boolean =>
  ['src', 'plugins'].some((folder) => path.startsWith(join(process.cwd(), folder) + sep))

/**
 * Gatsby looks for queries and page settings in every file below `src`, and parses each with Babel. A serverless function
 * exports a `config` too, which Gatsby would take for that of a page rendered on demand, and build its rendering engines for
 * it. Files that are no part of a page, and those that hold nothing to be found, are passed to it as empty modules.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#preprocessSource
 */
export const preprocessSource: NonNullable<GatsbyNode['preprocessSource']> = ({
  filename,
  contents,
}: PreprocessSourceArgs) => {
  if (isBelow(NOT_FOR_PAGES, filename)) return EMPTY
  if (!isOurs(filename) || isBelow(PAGES, filename) || LOOKED_FOR.test(contents)) return undefined
  return EMPTY
}
