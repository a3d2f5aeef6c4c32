import { join } from 'node:path'
import { lintTable } from '../src/lint-table'
import { readRuleFiles } from '../src/read-rule-files'

const FOLDER = join(__dirname, '../../../redirects')
const options = {
  folder: 'redirects',
  knownDefects: { file: 'fidelity/known-defects.csv', reproduce: false },
  datasource: 'redirects',
  stockPath: '/stock',
  externalHosts: [],
  extraRoutes: ['/', '/:any', '/:any/*'],
  movedRoots: {},
  missingTargets: 'error' as const,
  statusRules: [],
}

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
