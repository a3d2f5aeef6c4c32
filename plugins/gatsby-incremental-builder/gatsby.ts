import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Compiler } from './src/gatsby/bundling-types'
import { compileFiles } from './src/gatsby/compile-files'
import type { Internals } from './src/gatsby/internal-types'
import { renderInThisProcess } from './src/gatsby/one-process'
import { keepFlagsFromWorkers } from './src/gatsby/worker-flags'

/**
 * Gatsby's own command in the site of the working directory, with the builder's ways of compiling the configuration and, where
 * a build is to use one processor, of rendering.
 */
const load = createRequire(join(process.cwd(), 'package.json'))
const compiler = load('gatsby/dist/utils/parcel/compile-gatsby-files') as Compiler
const isBuild = process.argv[2] === 'build'
// The development server is a process of its own, which needs them.
if (isBuild) keepFlagsFromWorkers()
// Gatsby reads variables while its modules load, and the command has set them when it compiles.
compiler.compileGatsbyFiles = (directory) => {
  if (isBuild && process.env['GATSBY_CPU_COUNT'] === '1')
    renderInThisProcess({
      workers: load('gatsby/dist/utils/worker/pool') as Internals['workers'],
      ...(load('gatsby/dist/utils/worker/child/render-html') as Pick<Internals, 'renderHTMLProd' | 'renderSlices'>),
    })
  return compileFiles(directory)
}
load('gatsby/cli.js')
