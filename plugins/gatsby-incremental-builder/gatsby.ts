import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Compiler } from './src/gatsby/bundling-types'
import { compileWithEsbuild } from './src/gatsby/compile-files'

/** Gatsby's own command in the site of the working directory, with the builder's way of compiling its configuration. */
const load = createRequire(join(process.cwd(), 'package.json'))
compileWithEsbuild(load('gatsby/dist/utils/parcel/compile-gatsby-files') as Compiler)
load('gatsby/cli.js')
