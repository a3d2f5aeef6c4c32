import { transform } from '@swc/core'
import type { Options } from '@swc/core'
import { resolve } from 'node:path'
import { compileWithSwc } from './compile-with-swc'

const root = resolve(__dirname, '../../..')

interface Loader {
  loader: string
  options: Options
}

const babel = { loader: '/site/node_modules/babel-loader/lib/index.js', options: {} }
const gatsbyRules = () => [
  { test: /\.tsx?$/, use: () => [babel] },
  { test: /\.m?js$/, use: [babel] },
  { test: /\.css$/, use: [{ loader: '/site/node_modules/css-loader/index.js', options: {} }] },
]

const compiled = (targets: readonly string[] | { node: string } = ['chrome >= 109']) => {
  const rules = gatsbyRules()
  compileWithSwc(rules, root, targets)
  const [source, dependencies, styles] = rules as unknown as [
    { use: (module: { resource: string }) => [Loader] },
    { use: [Loader] },
    { use: [Loader] },
  ]
  return { loaderOf: (path: string) => source.use({ resource: resolve(root, path) })[0], dependencies, styles }
}

describe('compiling with swc', () => {
  it('is for modules and dependencies; templates and pages stay with Babel', () => {
    const { loaderOf, dependencies, styles } = compiled()
    for (const path of ['src/features/x/X.tsx', 'src/domain/x.ts']) expect(loaderOf(path).loader).toMatch(/swc-loader/)
    for (const path of ['src/templates/stock.tsx', 'src/pages/404.tsx', 'gatsby-browser.tsx'])
      expect(loaderOf(path)).toBe(babel)
    expect(dependencies.use[0].loader).toMatch(/swc-loader/)
    expect(styles.use[0].loader).toMatch(/css-loader/)
  })

  it('is for Gatsby’s own files in the browser only', () => {
    expect(compiled().loaderOf('.cache/app.js').loader).toMatch(/swc-loader/)
    expect(compiled({ node: '20.19.0' }).loaderOf('.cache/static-entry.js')).toBe(babel)
  })

  it('takes types out, turns elements into calls and keeps what the browsers know', async () => {
    const { options } = compiled().loaderOf('src/features/x/X.tsx')
    const code = 'type A = { b?: number }\nexport const X = (a?: A) => <p>{a?.b ?? 1}</p>'
    const output = await transform(code, { ...options, filename: 'X.tsx' })
    expect(output.code).toContain('from "react/jsx-runtime"')
    expect(output.code).toContain('a?.b ?? 1')
    expect(output.code).not.toContain('type A')
  })

  it('reads assertions between angle brackets in files without elements', async () => {
    const { options } = compiled({ node: '20.19.0' }).loaderOf('src/domain/x.ts')
    const output = await transform('export const x = <T,>(y: T): T => <T>y', { ...options, filename: 'x.ts' })
    expect(output.code).toContain('export const x')
  })

  it('adds polyfills where a browser needs them', async () => {
    const code = 'export const x = [[3], [1]].flat()'
    const polyfills = async (targets: readonly string[]) => {
      const { options } = compiled(targets).loaderOf('src/domain/x.ts')
      return (await transform(code, { ...options, filename: 'x.ts' })).code.includes('core-js')
    }
    expect(await Promise.all([polyfills(['chrome >= 60']), polyfills(['chrome >= 109'])])).toEqual([true, false])
  })
})
