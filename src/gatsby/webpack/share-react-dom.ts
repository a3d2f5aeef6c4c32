import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The part of webpack's configuration that says which modules are not bundled. */
interface Configuration {
  externals?: unknown
}

/**
 * Takes react-dom from the renderer of pages. Gatsby bundles a second copy beside the `react-dom/server` that renders, and
 * what components ask of that copy, such as preload links, never reaches the HTML.
 */
export const shareReactDom = (config: Configuration, root: string): void => {
  const others: unknown[] = Array.isArray(config.externals) ? config.externals : []
  const file = createRequire(join(root, 'package.json')).resolve('react-dom')
  config.externals = [{ 'react-dom': `commonjs ${file}` }, ...others]
}
