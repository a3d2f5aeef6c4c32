import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

/** One of React's modules: how others require it, and a piece of code that only its production build has. */
interface ReactModule {
  name: string
  marker: string
  source: string
}

const developmentSource = (name: string, file: string): string =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), 'cjs', `${file}.development.js`), 'utf8')

const MODULES: readonly ReactModule[] = [
  { name: 'react', marker: '.useSyncExternalStore=', source: developmentSource('react', 'react') },
  { name: 'react/jsx-runtime', marker: '.jsxs=', source: developmentSource('react', 'react-jsx-runtime') },
  { name: 'react-dom', marker: '.createPortal=', source: developmentSource('react-dom', 'react-dom') },
  { name: 'react-dom/client', marker: '.hydrateRoot=', source: developmentSource('react-dom', 'react-dom-client') },
  { name: 'scheduler', marker: '.unstable_scheduleCallback=', source: developmentSource('scheduler', 'scheduler') },
]

type WebpackModule = (module: { exports: unknown }, exports: unknown, require: (id: string) => unknown) => void
type Chunk = [ids: unknown, modules: Record<string, WebpackModule>]

/** Runs in the page, before its scripts. */
const install = (modules: readonly ReactModule[]): void => {
  const ids: Record<string, string> = {}
  const replace = ([, own]: Chunk): void => {
    for (const [id, code] of Object.entries(own)) {
      const text = String(code)
      const found = modules.find(({ marker }) => text.includes(marker))
      if (!found) continue
      if (ids[found.name] !== undefined) throw new Error(`Two modules look like ${found.name}`)
      ids[found.name] = id
      // oxlint-disable-next-line typescript/no-implied-eval -- the page compiles React's own code
      const run = new Function('module', 'exports', 'require', 'process', found.source)
      own[id] = (module, exports, require) => {
        const byName = (name: string): unknown => {
          const other = ids[name]
          if (other === undefined) throw new Error(`${name} was not found`)
          return require(other)
        }
        run(module, exports, byName, { env: { NODE_ENV: 'development' } })
      }
    }
  }
  const chunks: Chunk[] = []
  let push = (chunk: Chunk): unknown => Array.prototype.push.call(chunks, chunk)
  // Webpack's runtime keeps the first `push` and sets its own.
  Object.defineProperty(chunks, 'push', {
    get: () => {
      const current = push
      return (chunk: Chunk): unknown => {
        replace(chunk)
        return current(chunk)
      }
    },
    set: (own: typeof push) => {
      push = own
    },
  })
  Object.assign(window, { webpackChunkvitrine: chunks, developmentReact: ids })
}

/**
 * Has a page run the development build of React, which says where hydration finds other HTML than it would render. The page must
 * not be opened yet, and its context must bypass the security policy.
 */
export const useDevelopmentReact = async (page: Page): Promise<void> => {
  // esbuild names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name ??= (one) => one')
  await page.addInitScript(install, MODULES)
}

/** Names of React's modules that a page runs in their development build. */
export const developmentModules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys((window as unknown as { developmentReact: Record<string, string> }).developmentReact).sort(),
  )

export const REACT_MODULES = MODULES.map(({ name }) => name).sort()
