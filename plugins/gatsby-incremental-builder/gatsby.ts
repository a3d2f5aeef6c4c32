import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Compiler } from './src/gatsby/bundling-types'
import { compileWithEsbuild } from './src/gatsby/compile-files'
import { keepFlagsFromWorkers } from './src/gatsby/worker-flags'

/** Gatsby's own command in the site of the working directory, with the builder's way of compiling its configuration. */
const load = createRequire(join(process.cwd(), 'package.json'))
compileWithEsbuild(load('gatsby/dist/utils/parcel/compile-gatsby-files') as Compiler)
// The development server is a process of its own, which needs them.
if (process.argv[2] === 'build') keepFlagsFromWorkers()
load('gatsby/cli.js')
