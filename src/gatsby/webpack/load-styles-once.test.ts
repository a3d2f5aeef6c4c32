import type { Compiler } from 'webpack'
import { loadStylesOnce } from './load-styles-once'
import { bundleModules } from './testing/bundle-modules'

const MODULES = {
  'index.js': `import './index.style.js'\nimport(/* webpackChunkName: "page" */ './page.js')`,
  'page.js': `import './page.style.js'\nexport const page = 1`,
  'index.style.js': 'globalThis.style = 1',
  'page.style.js': 'globalThis.style = 2',
}

/** Compiles an app and a page, whose styles share a chunk. @returns the code of the app, and the chunks of the page */
const compile = async (plugins: { apply: (compiler: Compiler) => void }[]) => {
  const styles = { name: 'styles', test: /\.style\.js$/, chunks: 'all' as const, enforce: true }
  const { compilation, files } = await bundleModules(MODULES, {
    optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { styles } } },
    plugins,
  })
  return {
    code: files['index.js'],
    chunks: compilation.namedChunkGroups.get('page')?.chunks.map(({ name }) => name),
  }
}

it('takes the stylesheet of every page out of what pages load, and leaves it together', async () => {
  const before = await compile([])
  expect(before.code).toContain('e("styles")')
  const after = await compile([loadStylesOnce()])
  expect(after.code).not.toContain('e("styles")')
  expect(after.code).toContain('e("page")')
  expect(after.chunks).toEqual(before.chunks)
})
