import type { Compiler } from 'webpack'
import { hasOptions } from './loaders'

/** Digits of a module's id: enough for the few thousand modules of the site. */
const DIGITS = 4

/**
 * Numbers modules with a digit less than webpack would, by the same rule. The ids stand thousands of times in the files of
 * a page, where they do not compress. They still depend on the module alone, but for the few whose numbers are the same.
 *
 * @throws Error when Gatsby's configuration has no options for them
 */
export const shortenModuleIds = (config: { optimization?: unknown; plugins?: unknown[] }): void => {
  const { optimization } = config
  if (!hasOptions(optimization)) throw new Error('Gatsby configures no optimization any more')
  optimization['moduleIds'] = false
  config.plugins?.push({
    apply: (compiler: Compiler) =>
      new compiler.webpack.ids.DeterministicModuleIdsPlugin({ maxLength: DIGITS, fixedLength: true }).apply(compiler),
  })
}
