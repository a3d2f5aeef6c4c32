import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '../domain/errors/error-message'
import { segments } from '../config/segments'
import { redirectOptions } from '../gatsby/redirect-options'
import { lintTable } from '../../plugins/gatsby-plugin-redirects/src/lint-table'
import { readRuleFiles } from '../../plugins/gatsby-plugin-redirects/src/read-rule-files'
import { staticPaths } from '../../plugins/gatsby-plugin-redirects/src/static-paths'
import { problemLine } from '../../plugins/gatsby-plugin-redirects/src/types'
import { builtPaths, pathsFromFile } from './lib/built-paths'

const USAGE = `Usage: npm run redirects:lint -- [--pages FILE]

Checks redirects/*.csv and prints what is wrong as file:line: message; exits 1 when a rule is wrong.

  --pages FILE   paths that the site answers, one a line or as a JSON array (default: those of the last build)

REDIRECT_FIDELITY=true checks the table with the known defects of the old one. Rules that editors keep in the CMS are
checked by the build.`

/** Pages to check targets against, and where they come from. */
const readPages = async (root: string, file: string | undefined): Promise<{ paths: string[] | null; from: string }> => {
  if (file !== undefined) return { paths: await pathsFromFile(file), from: file }
  return { paths: await builtPaths(join(root, 'public')), from: 'the last build' }
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, help: { type: 'boolean', default: false } } })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const root = resolve(__dirname, '../..')
  const fidelity = process.env['REDIRECT_FIDELITY'] === 'true'
  const options = redirectOptions(segments, fidelity, 'error')
  const files = await readRuleFiles(join(root, options.folder), options.folder, options.knownDefects)
  const pages = await readPages(root, values.pages)
  if (!pages.paths && fidelity)
    throw new Error('The known defects cannot be told apart without pages: build first, or give --pages FILE.')
  if (pages.paths) console.log(`Targets are checked against the ${pages.paths.length} pages of ${pages.from}.`)
  else console.log('There is no build yet and no --pages: whether a page answers a target is not checked.')

  const { rules, problems } = lintTable({
    options,
    files,
    cmsRules: [],
    paths: [...(pages.paths ?? []), ...(await staticPaths(join(root, 'static')))],
    clientRoutes: pages.paths ? [] : ['/', '/:any', '/:any/*'],
  })
  for (const problem of problems) console.log(problemLine(problem))
  const count = (severity: string) => problems.filter((problem) => problem.severity === severity).length
  const defects = fidelity ? `, ${count('accepted')} known defects accepted` : ' (known defects are left out)'
  console.log(`${rules.length} rules, ${count('error')} errors, ${count('warning')} warnings${defects}`)
  if (count('error') > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(errorMessage(error))
  process.exitCode = 1
})
