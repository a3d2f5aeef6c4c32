import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BundlerStats } from './bundling-types'
import type { Internals } from './internal-types'

/** What the bundles in the output were compiled from; inside of the cache, so that they go together. */
const NOTE = '.cache/incremental-builder-bundles'
/** What Gatsby writes for the bundler: which templates and client routes there are, which plugins take part. */
const GENERATED = [
  '.cache/api-runner-browser-plugins.js',
  '.cache/api-runner-ssr.js',
  '.cache/async-requires.js',
  '.cache/match-paths.json',
]
const VIRTUAL = '.cache/_this_is_virtual_fs_path_/$virtual'

const digestGenerated = async (directory: string): Promise<string> => {
  const virtual = (await readdir(join(directory, VIRTUAL))).sort().map((name) => `${VIRTUAL}/${name}`)
  const hash = createHash('sha256')
  for (const name of [...GENERATED, ...virtual])
    hash
      .update(name)
      .update('\0')
      .update(await readFile(join(directory, name)))
  return hash.digest('hex')
}

/** Whether every file that pages ask for by name is in the output, and the renderer in the cache. */
const areThere = async (directory: string, renderer: string): Promise<boolean> => {
  const output = (name: string): string => join(directory, 'public', name)
  if (!existsSync(renderer) || !existsSync(output('chunk-map.json'))) return false
  const stats = JSON.parse(await readFile(output('webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: Record<string, string[]>
  }
  const assets = Object.values(stats.assetsByChunkName).flat()
  return assets.length > 0 && assets.every((name) => existsSync(output(name)))
}

/**
 * Lets the next build take the bundles of the build before instead of compiling them again, where they would come out
 * the same: the code is the same (the caller's promise), and so is what Gatsby generates for the bundler. Compiling
 * anew takes a third of a warm build, and can change the compilation's hash and with it every page.
 *
 * @returns undoes it
 */
export const reuseBundles = (gatsby: Internals, directory: string): (() => void) => {
  const { store, buildJavascript, buildHtml, ssrChunkHashes } = gatsby
  const { buildProductionBundle } = buildJavascript
  const { buildRenderer } = buildHtml
  const { getSSRChunkHashes } = ssrChunkHashes
  const renderer = `${directory}/${gatsby.routesDirectory}render-page.js`
  const note = join(directory, NOTE)
  /** Stands for what the bundler would say. */
  const stats: BundlerStats = {
    hash: store.getState().webpackCompilationHash,
    hasWarnings: () => false,
    hasErrors: () => false,
  }
  const close = async (): Promise<void> => undefined
  let isReused = false

  buildJavascript.buildProductionBundle = async (...args) => {
    const digest = await digestGenerated(directory)
    const known = await readFile(note, 'utf8').catch(() => null)
    isReused = stats.hash !== '' && known === digest && (await areThere(directory, renderer).catch(() => false))
    if (isReused) return { stats, close }
    const bundled = await buildProductionBundle(...args)
    await writeFile(note, digest)
    return bundled
  }
  buildHtml.buildRenderer = async (...args) =>
    isReused ? { rendererPath: renderer, stats, close } : buildRenderer(...args)
  ssrChunkHashes.getSSRChunkHashes = (args) => {
    if (args.stats !== stats) return getSSRChunkHashes(args)
    const { ssrCompilationHash, templateCompilationHashes } = store.getState().html
    const templateHashes = Object.fromEntries(
      Object.entries(templateCompilationHashes).filter(([path]) => args.components.has(path)),
    )
    return { renderPageHash: ssrCompilationHash, templateHashes }
  }
  return () => {
    Object.assign(buildJavascript, { buildProductionBundle })
    Object.assign(buildHtml, { buildRenderer })
    Object.assign(ssrChunkHashes, { getSSRChunkHashes })
  }
}
