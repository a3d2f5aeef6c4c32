import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Internals } from './internal-types'
import { keepFlagsFromWorkers } from './worker-flags'

/** Gatsby reads these while its modules load; `gatsby build` sets them too. */
export const prepareProcess = (directory: string): void => {
  process.chdir(directory)
  process.env['NODE_ENV'] = 'production'
  process.env['gatsby_executing_command'] = 'build'
  process.env['gatsby_log_level'] = 'normal'
  // Queries run in this process, whose state the rebuilds go on from.
  process.env['GATSBY_CPU_COUNT'] = '1'
  process.env['GATSBY_TELEMETRY_DISABLED'] ??= '1'
  // Without this Gatsby draws on the terminal, and keeps every line that it ever drew.
  process.env['GATSBY_LOGGER'] ??= 'yurnalist'
  keepFlagsFromWorkers()
}

/** Runs what `gatsby build` runs. */
export const firstBuild = async (
  { build, setStore, reporter }: Internals,
  directory: string,
  prefixPaths: boolean,
): Promise<void> => {
  const sitePackageJson: unknown = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'))
  reporter.setNoColor(true)
  await build({
    _: ['build'],
    $0: 'gatsby',
    directory,
    sitePackageJson,
    browserslist: ['>0.25%', 'not dead'],
    prefixPaths,
    noUglify: false,
    verbose: false,
    useYarn: false,
    report: reporter,
    setStore,
  })
}
