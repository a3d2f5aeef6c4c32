import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { ERROR_IDS } from './error-map'
import { lintTable } from './lint-table'
import { parseCmsEntries } from './parse-cms-entries'
import type { RedirectsOptions } from './plugin-options-schema'
import { readRuleFiles } from './read-rule-files'
import type { RuleFiles } from './read-rule-files'
import { serializeRedirects, serializeTable } from './serialize'
import { staticPaths } from './static-paths'
import { summarise } from './summary'

interface BuiltPage {
  path: string
  matchPath?: string | null
}

const builtPages = ({ store }: ParentSpanPluginArgs): BuiltPage[] => {
  const pages: ReadonlyMap<string, BuiltPage> = store.getState().pages
  return [...pages.values()]
}

const writeFiles = async (publicFolder: string, redirects: string, table: string): Promise<void> => {
  await mkdir(join(publicFolder, 'builds'), { recursive: true })
  await writeFile(join(publicFolder, '_redirects'), redirects)
  await writeFile(join(publicFolder, 'builds', 'redirects.json'), table)
}

/**
 * Lints the table against the pages that were built, and writes it. A table with an error ends the build and leaves
 * the files of the build before as they are.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild = async (args: ParentSpanPluginArgs, options: RedirectsOptions): Promise<void> => {
  const { reporter, getNodesByType } = args
  const root: string = args.store.getState().program.directory
  let files: RuleFiles
  try {
    files = await readRuleFiles(resolve(root, options.folder), options.folder, options.knownDefects)
  } catch (error) {
    const message = `The redirect rules cannot be read: ${error instanceof Error ? error.message : String(error)}`
    reporter.panicOnBuild({ id: ERROR_IDS.files, context: { message } })
    return
  }
  const pages = builtPages(args)
  const { rules, statusRules, problems } = lintTable({
    options,
    files,
    cmsRules: parseCmsEntries(getNodesByType('StoryblokDatasourceEntry'), options.datasource),
    paths: [...pages.map(({ path }) => path), ...(await staticPaths(join(root, 'static')))],
    clientRoutes: pages.flatMap(({ matchPath }) => (matchPath ? [matchPath] : [])),
  })
  const summary = summarise(problems)
  for (const text of [summary.accepted, summary.warning]) if (text !== '') reporter.warn(text)
  if (summary.error !== '') {
    reporter.panicOnBuild({ id: ERROR_IDS.table, context: { message: summary.error } })
    return
  }
  await writeFiles(join(root, 'public'), serializeRedirects(rules, statusRules), serializeTable(rules))
  reporter.info(`${rules.length} redirect rules are sound and written`)
}
