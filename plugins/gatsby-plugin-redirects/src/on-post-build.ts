import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { REDIRECT_TABLE } from '../../../src/contract/redirect-table'
import { builtSite } from '../../../src/domain/routes/built-site'
import { checkSite, CMS_TYPE, readRules } from './check-site'
import { ERROR_IDS } from './error-map'
import type { Table } from './lint-table'
import type { RedirectsOptions } from './plugin-options-schema'
import type { RuleFiles } from './read-rule-files'
import { serializeRedirects, serializeTable } from './serialize'
import { summarise } from './summary'

/** What a process that stays alive adds to the arguments of a rebuild. */
interface Rebuild {
  wrote: (file: string) => void
  pages: { created: readonly string[]; deleted: readonly string[] }
  nodes: { changed: readonly { type: string }[]; deleted: readonly { type: string }[] }
}
type Args = ParentSpanPluginArgs & { incremental?: Rebuild }

/** The table that was written last. */
let written: Table | null = null
/** Rule files with which the last build ended well. */
let sound: RuleFiles | null = null

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
  const { reporter, incremental } = args
  const files = await readRules(args, options)
  if (files === null) return
  if (incremental && sound === files && isUntouched(incremental, options.movedType)) return
  sound = null
  const table = await checkSite(args, options, files, incremental !== undefined)
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
  await writeTable(join(builtSite(args.store).directory, 'public'), table, incremental)
  written = table
  sound = files
  reporter.info(`${table.rules.length} redirect rules are sound and written`)
}
