import type { ParentSpanPluginArgs } from 'gatsby'
import { checkSite, readRules } from './check-site'
import { ERROR_IDS } from './error-map'
import type { RedirectsOptions } from './plugin-options-schema'
import { summarise } from './summary'

/**
 * Stops a build that has a wrong rule once all pages are known, before any of them is rendered. `onPostBuild` prints the
 * warnings and writes the table.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap = async (args: ParentSpanPluginArgs, options: RedirectsOptions): Promise<void> => {
  const files = await readRules(args, options)
  if (files === null) return
  const { error } = summarise((await checkSite(args, options, files, false)).problems)
  if (error !== '') args.reporter.panicOnBuild({ id: ERROR_IDS.table, context: { sourceMessage: error } })
}
