import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { REDIRECT_TABLE } from '../../../src/contract/redirect-table'
import { builtSite } from '../../../src/domain/routes/built-site'
import { ERROR_IDS } from './error-map'
import type { Table } from './lint-table'
import { parseCmsEntries } from './parse-cms-entries'
import { parseMovedNodes } from './parse-moved-nodes'
import type { RedirectsOptions } from './plugin-options-schema'
import type { RuleFiles } from './read-rule-files'
import { createRuleFileReader } from './rule-file-reader'
import { serializeRedirects, serializeTable } from './serialize'
import { staticPaths } from './static-paths'
import { summarise } from './summary'
import { createTableBook } from './table-book'

/** What a process that stays alive adds to the arguments of a rebuild. */
interface Rebuild {
  wrote: (file: string) => void
  pages: { created: readonly string[]; deleted: readonly string[] }
  nodes: { changed: readonly { type: string }[]; deleted: readonly { type: string }[] }
}
type Args = ParentSpanPluginArgs & { incremental?: Rebuild }

/**
 * What is remembered from one build of a process to the next: rule files that did not change, the table that came out
 * of a check (and whether it was written), and the files of `static/`, which only an ordinary build copies.
 */
const readFiles = createRuleFileReader()
const check = createTableBook()
let written: Table | null = null
/** Rule files with which the last build ended well. */
let sound: RuleFiles | null = null
let statics: string[] | null = null

const CMS_TYPE = 'StoryblokDatasourceEntry'

/** Whether a rebuild touched nothing that the table is made of or checked against. */
const isUntouched = ({ pages, nodes }: Rebuild, movedType: string | undefined): boolean =>
  pages.created.length === 0 &&
  pages.deleted.length === 0 &&
  ![...nodes.changed, ...nodes.deleted].some(({ type }) => type === CMS_TYPE || type === movedType)

const writeIfNew = async (
  publicFolder: string,
  name: string,
  text: string,
  rebuild: Rebuild | undefined,
): Promise<void> => {
  const file = join(publicFolder, name)
  if (rebuild && (await readFile(file, 'utf8').catch(() => null)) === text) return
  await writeFile(file, text)
  rebuild?.wrote(name)
}

const writeTable = async (publicFolder: string, table: Table, rebuild: Rebuild | undefined): Promise<void> => {
  await mkdir(join(publicFolder, 'builds'), { recursive: true })
  await writeIfNew(publicFolder, '_redirects', serializeRedirects(table.rules, table.statusRules), rebuild)
  await writeIfNew(publicFolder, REDIRECT_TABLE, serializeTable(table), rebuild)
}

/**
 * Lints the table against the pages that were built, and writes it. A table with an error ends the build and leaves
 * the files of the build before as they are; an entry of the CMS that is wrong is left out of it.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild = async (args: Args, options: RedirectsOptions): Promise<void> => {
  const { reporter, getNodesByType, incremental } = args
  const { directory: root, pages } = builtSite(args.store)
  let files: RuleFiles
  try {
    files = await readFiles(resolve(root, options.folder), options)
  } catch (error) {
    const sourceMessage = `The redirect rules cannot be read: ${error instanceof Error ? error.message : String(error)}`
    reporter.panicOnBuild({ id: ERROR_IDS.files, context: { sourceMessage } })
    return
  }
  if (incremental && sound === files && isUntouched(incremental, options.movedType)) return
  sound = null
  if (!incremental || statics === null) statics = await staticPaths(join(root, 'static'))
  const table = check({
    options,
    files,
    cmsRules: parseCmsEntries(getNodesByType(CMS_TYPE), options.datasource),
    movedRules: options.movedType === undefined ? [] : parseMovedNodes(getNodesByType(options.movedType)),
    paths: [...[...pages.values()].map(({ path }) => path), ...statics],
    clientRoutes: [...pages.values()].flatMap(({ matchPath }) => (matchPath ? [matchPath] : [])),
  })
  if (incremental && table === written) {
    sound = files
    return
  }
  const summary = summarise(table.problems)
  for (const text of [summary.accepted, summary.warning, summary.held]) if (text !== '') reporter.warn(text)
  if (summary.error !== '') {
    reporter.panicOnBuild({ id: ERROR_IDS.table, context: { sourceMessage: summary.error } })
    return
  }
  await writeTable(join(root, 'public'), table, incremental)
  written = table
  sound = files
  reporter.info(`${table.rules.length} redirect rules are sound and written`)
}
