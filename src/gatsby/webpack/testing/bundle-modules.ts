import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'

/** A finished compilation, and the text of each file of its output, by its name. */
export interface Bundle {
  compilation: webpack.Compilation
  files: Readonly<Record<string, string>>
}

const run = (config: webpack.Configuration): Promise<webpack.Compilation> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (stats && !error && !stats.hasErrors()) resolve(stats.compilation)
      else reject(error ?? new Error(stats?.toString()))
    })
  })

/**
 * Bundles modules with webpack in a temporary folder.
 *
 * @param modules code of each module by its file; `index.js` is the entry
 * @throws Error when they do not compile
 */
export const bundleModules = async (
  modules: Readonly<Record<string, string>>,
  { output, ...config }: webpack.Configuration,
): Promise<Bundle> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-webpack-'))
  try {
    await Promise.all(Object.entries(modules).map(([name, code]) => writeFile(join(folder, name), code)))
    const path = join(folder, 'out')
    const compilation = await run({
      context: folder,
      mode: 'production',
      entry: { index: './index.js' },
      output: { filename: '[name].js', chunkFilename: '[name].js', ...output, path },
      ...config,
    })
    const names = Object.keys(compilation.assets)
    const texts = await Promise.all(
      names.map(async (name) => [name, await readFile(join(path, name), 'utf8')] as const),
    )
    return { compilation, files: Object.fromEntries(texts) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
