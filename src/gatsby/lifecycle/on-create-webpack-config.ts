import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { scriptsSlice } from '../heads/scripts-slice'
import { assertUsedMessages } from '../messages/assert-used-messages'
import { compileAtOnce } from '../webpack/compile-at-once'
import { compileWithSwc } from '../webpack/compile-with-swc'
import { limitHover } from '../webpack/hover-for-mice'
import { keepCompiled } from '../webpack/keep-compiled'
import { keepMapStylesApart } from '../webpack/keep-map-styles-apart'
import { limitVariables } from '../webpack/limit-variables'
import { hasOptions, loadersOf, pluginsNamed } from '../webpack/loaders'
import { leaveOut } from '../webpack/leave-out'
import { loadStylesOnce } from '../webpack/load-styles-once'
import { minifyWithSwc } from '../webpack/minify-with-swc'
import { noteChunkFiles } from '../webpack/note-chunk-files'
import type { ChunkFiles } from '../webpack/note-chunk-files'
import { rewriteScriptsSlice } from '../webpack/rewrite-scripts-slice'
import { shareByUse } from '../webpack/share-by-use'
import { shareReactDom } from '../webpack/share-react-dom'
import { addStandIns } from '../webpack/stand-ins'
import { shortenFileNames } from '../webpack/shorten-file-names'
import { shortenModuleIds } from '../webpack/shorten-module-ids'
import { withoutShadowing } from '../webpack/without-shadowing'

/** A class stands hundreds of times in a page: five letters instead of forty make every page a third smaller. */
const SHORT_NAME = 'v[hash:base64:5]'

/** The parts of webpack's configuration that are looked at. */
interface Configuration {
  module?: { rules?: unknown }
  optimization?: { minimizer?: unknown }
  plugins?: unknown[]
  externals?: unknown
  cache?: unknown
  output?: unknown
  resolve?: { alias?: unknown; extensions?: string[]; plugins?: unknown }
}

const shortenClassNames = (config: Configuration): void => {
  for (const loader of loadersOf(config.module?.rules))
    if (/[\\/]css-loader[\\/]/.test(loader.loader) && hasOptions(loader.options.modules))
      loader.options.modules.localIdentName = SHORT_NAME
}

/** Emits small SVG files too: inlined as data URLs, they would be part of every stylesheet. */
const keepDrawingsInFiles = (config: Configuration): void => {
  for (const { loader, options } of loadersOf(config.module?.rules))
    if (/[\\/]url-loader[\\/]/.test(loader)) options['limit'] = false
}

/** Modules never style each other's elements, so the order in which templates happen to name them means nothing. */
const ignoreModuleOrder = (config: Configuration): void => {
  for (const { options } of pluginsNamed(config.plugins, 'MiniCssExtractPlugin'))
    if (hasOptions(options)) options.ignoreOrder = true
}

/** Resolves `X` to `X.browser.ts` in the browser where both exist. */
const preferBrowserFiles = (config: Configuration): void => {
  const extensions = config.resolve?.extensions ?? []
  config.resolve = { ...config.resolve, extensions: ['.browser.ts', '.browser.tsx', ...extensions] }
}

/** Replaces react-helmet in the browser. */
const BROWSER_HELMET = 'src/components/seo/helmet.browser.ts'

/** Compiles texts into the modules that use them, replaces react-intl (docs/decisions/0026), and reads single icons only. */
const ownCode = (root: string) => ({
  resolve: { alias: { 'react-intl$': join(root, 'src/intl/react-intl.ts') } },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: ['src', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'].map((path) => join(root, path)),
        enforce: 'pre' as const,
        use: ['src/gatsby/messages/message-loader.ts', 'src/gatsby/webpack/import-single-icons.ts'].map((path) =>
          join(root, path),
        ),
      },
    ],
  },
})

/** Takes characters that the site does not need out of its font. */
const fontSubset = (root: string) => ({
  module: {
    rules: [
      {
        test: /[\\/]instrument-sans-[\w-]+\.woff2$/,
        enforce: 'pre' as const,
        use: [join(root, 'src/gatsby/webpack/subset-font.ts')],
      },
    ],
  },
})

/** Patches Gatsby's page loader: removes unused code, reads data from the page and exposes prefetched data. */
const pageLoader = (root: string) => ({
  module: {
    rules: [
      {
        test: /[\\/]\.cache[\\/]loader\.js$/,
        enforce: 'pre' as const,
        use: ['without-unused-loading', 'read-served-data', 'give-held-data'].map((name) =>
          join(root, `src/gatsby/webpack/${name}.ts`),
        ),
      },
    ],
  },
})

/** The browsers that Gatsby compiles for. */
const browsers = (root: string): readonly string[] =>
  (
    createRequire(join(root, 'package.json'))('gatsby/dist/utils/browserslist') as {
      getBrowsersList: (directory: string) => readonly string[]
    }
  ).getBrowsersList(root)

/** Files of the newest compilation for browsers; Gatsby writes its slice of scripts right after it. */
let chunkFiles: ChunkFiles = {}

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const root = process.cwd()
  const isBrowser = stage === 'build-javascript' || stage === 'develop'
  if (stage === 'build-javascript') assertUsedMessages(root)
  actions.setWebpackConfig(ownCode(root))
  actions.setWebpackConfig(fontSubset(root))
  if (stage === 'build-javascript') {
    actions.setWebpackConfig(pageLoader(root))
    // Error reports find the source maps by their names; each script is 30 bytes smaller without its comment.
    actions.setWebpackConfig({ devtool: 'hidden-source-map' })
  }
  if (isBrowser) actions.setWebpackConfig({ resolve: { alias: { 'react-helmet$': join(root, BROWSER_HELMET) } } })
  const config = (getConfig as () => Configuration)()
  if (isBrowser) preferBrowserFiles(config)
  keepMapStylesApart(config.module?.rules)
  limitHover(config.module?.rules)
  withoutShadowing(config)
  if (stage === 'build-javascript') {
    shareByUse(config)
    addStandIns(config, root)
    shortenFileNames(config)
    shortenModuleIds(config)
    config.plugins?.push(
      leaveOut(root, plugins),
      compileAtOnce(plugins),
      loadStylesOnce(),
      noteChunkFiles((files) => (chunkFiles = files)),
    )
  }
  if (stage === 'build-javascript' || stage === 'build-html') {
    const targets = stage === 'build-html' ? { node: process.versions.node } : browsers(root)
    compileWithSwc(config.module?.rules, root, targets)
    minifyWithSwc(config.optimization?.minimizer, root)
    rewriteScriptsSlice(root, (html) => scriptsSlice(html, chunkFiles))
    shortenClassNames(config)
    ignoreModuleOrder(config)
    if (stage === 'build-html') {
      limitVariables(config.plugins ?? [])
      shareReactDom(config, root)
    }
    keepDrawingsInFiles(config)
    keepCompiled(config, root)
  }
  actions.replaceWebpackConfig(config)
}
