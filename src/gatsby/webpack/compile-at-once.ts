import type { CreateWebpackConfigArgs } from 'gatsby'

/** React, and what every page has: nearly all of their functions run before a page reacts. */
const RUN_AT_START = /^(?:framework|app)-[0-9a-f]+\.js$/

/** After the minimizer, which removes comments (400), and before source maps (500). */
const STAGE = 450

type Banner = (options: object) => object

/**
 * Has browsers that can (Chromium 136 and later) compile the scripts of every page as a whole while they arrive, instead of each
 * function when it is called.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileAtOnce = (plugins: CreateWebpackConfigArgs['plugins']): object =>
  (plugins['banner'] as Banner)({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: RUN_AT_START,
    stage: STAGE,
  })
