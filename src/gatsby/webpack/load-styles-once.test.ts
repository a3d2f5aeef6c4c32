import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { loadStylesOnce } from './load-styles-once'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-webpack-'))
})
afterEach(() => rm(folder, { recursive: true }))

const MODULES = {
  'index.js': `import './index.style.js'\nimport(/* webpackChunkName: "page" */ './page.js')`,
  'page.js': `import './page.style.js'\nexport const page = 1`,
  'index.style.js': 'globalThis.style = 1',
  'page.style.js': 'globalThis.style = 2',
}

/** Compiles an app and a page, whose styles share a chunk. @returns the code of the app, and the chunks of the page */
const compile = async (plugins: { apply: (compiler: webpack.Compiler) => void }[]) => {
  await Promise.all(Object.entries(MODULES).map(([name, code]) => writeFile(join(folder, name), code)))
  const styles = { name: 'styles', test: /\.style\.js$/, chunks: 'all' as const, enforce: true }
  const chunks = await new Promise<unknown>((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'production',
        entry: { index: './index.js' },
        output: { path: join(folder, 'out'), filename: '[name].js' },
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { styles } } },
        plugins,
      },
      (error, stats) => {
        if (error ?? !stats) return reject(error ?? new Error('No stats'))
        resolve(stats.compilation.namedChunkGroups.get('page')?.chunks.map(({ name }) => name))
      },
    )
  })
  return { code: await readFile(join(folder, 'out', 'index.js'), 'utf8'), chunks }
}

it('takes the stylesheet of every page out of what pages load, and leaves it together', async () => {
  const before = await compile([])
  expect(before.code).toContain('e("styles")')
  const after = await compile([loadStylesOnce()])
  expect(after.code).not.toContain('e("styles")')
  expect(after.code).toContain('e("page")')
  expect(after.chunks).toEqual(before.chunks)
})
