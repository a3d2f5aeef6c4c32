import { join, resolve } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { builtSite } from '../../../src/domain/routes/built-site'
import { ERROR_IDS } from './error-map'
import type { Table } from './lint-table'
import { parseCmsEntries } from './parse-cms-entries'
import { parseMovedNodes } from './parse-moved-nodes'
import type { RedirectsOptions } from './plugin-options-schema'
import type { RuleFiles } from './read-rule-files'
import { createRuleFileReader } from './rule-file-reader'
import { staticPaths } from './static-paths'
import { createTableBook } from './table-book'

export const CMS_TYPE = 'StoryblokDatasourceEntry'

/**
 * What is remembered from one check of a process to the next: rule files that did not change, the table that came out,
 * and the files of `static/`, which only an ordinary build copies.
 */
const readFiles = createRuleFileReader()
const check = createTableBook()
let statics: string[] | null = null

/** The rule files of the site, or null after an error that ends the build. */
export const readRules = async (
  { reporter, store }: ParentSpanPluginArgs,
  options: RedirectsOptions,
): Promise<RuleFiles | null> => {
  try {
    return await readFiles(resolve(builtSite(store).directory, options.folder), options)
  } catch (error) {
    const sourceMessage = `The redirect rules cannot be read: ${error instanceof Error ? error.message : String(error)}`
    reporter.panicOnBuild({ id: ERROR_IDS.files, context: { sourceMessage } })
    return null
  }
}

/**
 * Lints the rules against the pages of the site.
 *
 * @param isRebuild whether the process has built the site before, so that the files of `static/` are known
 */
export const checkSite = async (
  { getNodesByType, store }: ParentSpanPluginArgs,
  options: RedirectsOptions,
  files: RuleFiles,
  isRebuild: boolean,
): Promise<Table> => {
  const { directory, pages } = builtSite(store)
  if (!isRebuild || statics === null) statics = await staticPaths(join(directory, 'static'))
  return check({
    options,
    files,
    cmsRules: parseCmsEntries(getNodesByType(CMS_TYPE), options.datasource),
    movedRules: options.movedType === undefined ? [] : parseMovedNodes(getNodesByType(options.movedType)),
    paths: [...[...pages.values()].map(({ path }) => path), ...statics],
    clientRoutes: [...pages.values()].flatMap(({ matchPath }) => (matchPath ? [matchPath] : [])),
  })
}
