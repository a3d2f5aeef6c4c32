import { join } from 'node:path'
import { lintTable } from '../src/lint-table'
import { readRuleFiles } from '../src/read-rule-files'
import { tableOptions } from './table-options'

const FOLDER = join(__dirname, '../../../redirects')
const options = { ...tableOptions, extraRoutes: ['/', '/:any', '/:any/*'] }

/**
 * The table of the old site as the host gets it, in its order.
 *
 * @param reproduce with the known defects in the place of the right rules
 */
export const readTable = async (reproduce: boolean) => {
  const knownDefects = { ...options.knownDefects, reproduce }
  const files = await readRuleFiles(FOLDER, 'redirects', knownDefects)
  return { files, ...lintTable({ options, files, cmsRules: [], paths: ['/'], clientRoutes: [] }) }
}
