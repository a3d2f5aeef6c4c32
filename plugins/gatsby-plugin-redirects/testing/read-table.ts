import { join } from 'node:path'
import { lintTable } from '../src/lint-table'
import { readRuleFiles } from '../src/read-rule-files'
import { tableOptions } from './table-options'

const FOLDER = join(__dirname, '../../../redirects')
const options = { ...tableOptions, extraRoutes: ['/', '/:any', '/:any/*'] }

const read = async (reproduce: boolean) => {
  const knownDefects = { ...options.knownDefects, reproduce }
  const files = await readRuleFiles(FOLDER, 'redirects', knownDefects)
  return { files, ...lintTable({ options, files, cmsRules: [], paths: ['/'], clientRoutes: [] }) }
}

const tables = new Map<boolean, ReturnType<typeof read>>()

/**
 * The table of the old site as the host gets it, in its order; read and checked once.
 *
 * @param reproduce with the known defects in the place of the right rules
 */
export const readTable = (reproduce: boolean): ReturnType<typeof read> => {
  const table = tables.get(reproduce) ?? read(reproduce)
  tables.set(reproduce, table)
  return table
}
