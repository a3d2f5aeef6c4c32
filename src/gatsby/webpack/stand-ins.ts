import { join } from 'node:path'

/** The part of webpack's configuration that says how modules are found. */
interface Configuration {
  resolve?: { alias?: unknown }
}

/**
 * Replacements, in the browser, for modules of Gatsby that every page loads; they have only the features that the site uses.
 * Pages are rendered on the server with the originals, and the development server keeps them.
 */
const STAND_INS = {
  gatsby$: 'src/gatsby/stand-ins/gatsby.ts',
  'gatsby-link$': 'src/gatsby/stand-ins/link.tsx',
  '@gatsbyjs/reach-router$': 'src/gatsby/stand-ins/router.tsx',
  '@reach/router$': 'src/gatsby/stand-ins/router.tsx',
  'gatsby-react-router-scroll$': 'src/gatsby/stand-ins/scroll-context.ts',
  'prop-types$': 'src/gatsby/stand-ins/prop-types.ts',
  'gatsby-inline-slice$': '.cache/slice/inline-slice.js',
}

/** Puts the stand-ins in front of Gatsby's own aliases, because the first that fits counts. */
export const addStandIns = (config: Configuration, root: string): void => {
  const alias = Object.fromEntries(Object.entries(STAND_INS).map(([name, file]) => [name, join(root, file)]))
  config.resolve = { ...config.resolve, alias: { ...alias, ...without(config.resolve?.alias, Object.keys(alias)) } }
}

const without = (aliases: unknown, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(aliases ?? {}).filter(([name]) => !names.includes(name)))
