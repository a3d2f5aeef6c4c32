import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hasOptions, pluginsNamed } from './loaders'

/**
 * Has swc minify scripts instead of Terser, to the same size in less time (docs/decisions/0030).
 *
 * @param minimizers those of webpack's configuration, which are changed in place
 * @param root folder of the site
 */
export const minifyWithSwc = (minimizers: unknown, root: string): void => {
  const gatsby = createRequire(join(root, 'package.json')).resolve('gatsby/package.json')
  const { swcMinify } = createRequire(gatsby)('terser-webpack-plugin') as { swcMinify: unknown }
  for (const { options } of pluginsNamed(minimizers, 'TerserPlugin'))
    if (hasOptions(options))
      options.minimizer = {
        implementation: swcMinify,
        options: { ecma: 2020, compress: { passes: 2 }, mangle: true, format: { comments: false } },
      }
}
