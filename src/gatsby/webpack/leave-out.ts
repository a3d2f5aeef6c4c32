import { join } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * Code that Gatsby puts into every page and this site never runs: its Head API (heads are react-helmet's,
 * docs/decisions/0002), its script component with Partytown, and the start of a service worker of its own.
 */
const UNUSED =
  /[\\/](?:\.cache[\\/]head[\\/]head-export-handler-for-browser\.js|\.cache[\\/]register-service-worker\.js|partytown[\\/]gatsby-browser\.js|gatsby-script[\\/]dist[\\/][^\\/]+)$/

type Replace = (test: RegExp, file: string) => object

/** Leaves out of the browser's code what is never run, some 5 kB of every page. */
export const leaveOut = (root: string, plugins: CreateWebpackConfigArgs['plugins']): object =>
  (plugins.normalModuleReplacement as Replace)(UNUSED, join(root, 'src/gatsby/webpack/left-out.js'))
