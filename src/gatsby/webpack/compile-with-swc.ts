import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { hasOptions } from './loaders'

/** What webpack says about a module when it asks a rule for its loaders. */
interface ModuleInfo {
  resource: string
}

type UseLoaders = (module: ModuleInfo) => unknown

/** Browserslist queries, or the version of Node that renders the pages. */
type Targets = readonly string[] | { node: string }

/** Folders of `src` that stay with Babel: Gatsby's plugins for it take out queries and code that only the server runs. */
const BABEL_FOLDERS = ['templates', 'pages']

/** Polyfills that are left out: this one corrects `set` for array-like objects in old engines, and takes 5 kB of each list. */
const NEEDLESS_POLYFILLS = ['es.typed-array.set']

const swcLoader = (root: string, targets: Targets, parser: object, more: object = {}) => ({
  loader: createRequire(join(root, 'package.json')).resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    jsc: { parser, transform: { react: { runtime: 'automatic' } } },
    env: { targets, mode: 'usage', coreJs: '3', exclude: NEEDLESS_POLYFILLS },
    ...more,
  },
})

const usesBabel = (use: unknown): boolean =>
  Array.isArray(use) &&
  use.some((one: unknown) => hasOptions(one) && typeof one.loader === 'string' && one.loader.includes('babel-loader'))

/**
 * Replaces Babel by swc for all modules but templates and pages: the same syntax and polyfills for the same browsers, in
 * less time (docs/decisions/0030). Gatsby's own scripts for the browser get smaller by it, because Babel turns their classes
 * into functions.
 *
 * @param rules webpack's rules, which are changed in place
 * @param root folder of the site
 */
export const compileWithSwc = (rules: unknown, root: string, targets: Targets): void => {
  const source = join(root, 'src') + sep
  const babelFolders = BABEL_FOLDERS.map((folder) => join(source, folder) + sep)
  const isPlain = (path: string) => path.startsWith(source) && !babelFolders.some((folder) => path.startsWith(folder))
  const cache = join(root, '.cache') + sep
  const isGatsby = (path: string) => Array.isArray(targets) && path.startsWith(cache) && path.endsWith('.js')
  const typescript = swcLoader(root, targets, { syntax: 'typescript' })
  const tsx = swcLoader(root, targets, { syntax: 'typescript', tsx: true })
  const gatsby = swcLoader(root, targets, { syntax: 'ecmascript', jsx: true })
  const dependency = swcLoader(root, targets, { syntax: 'ecmascript' }, { sourceMaps: false, isModule: 'unknown' })
  for (const rule of Array.isArray(rules) ? (rules as unknown[]) : []) {
    if (!hasOptions(rule)) continue
    const { use } = rule
    if (typeof use === 'function')
      rule.use = (module: ModuleInfo): unknown => {
        if (isGatsby(module.resource)) return [gatsby]
        if (!isPlain(module.resource)) return (use as UseLoaders)(module)
        return [module.resource.endsWith('.tsx') ? tsx : typescript]
      }
    else if (usesBabel(use)) rule.use = [dependency]
  }
}
