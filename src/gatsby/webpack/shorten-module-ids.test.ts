import { basename } from 'node:path'
import type { Configuration } from 'webpack'
import { shortenModuleIds } from './shorten-module-ids'
import { bundleModules } from './testing/bundle-modules'

/** Compiles a page that imports modules. @returns the id of each module, by its file */
const idsOf = async (names: readonly string[]): Promise<Record<string, unknown>> => {
  const modules = Object.fromEntries(names.map((name) => [name, 'export const value = Math.random()']))
  const config: Configuration & { plugins: [] } = { optimization: { concatenateModules: false }, plugins: [] }
  shortenModuleIds(config)
  const index = names.map((name) => `export * from './${name}'`).join('\n')
  const { compilation } = await bundleModules({ ...modules, 'index.js': index }, config)
  return Object.fromEntries(
    [...compilation.modules].flatMap((module) => {
      const file = module.nameForCondition()
      return file === null ? [] : [[basename(file), compilation.chunkGraph.getModuleId(module)]]
    }),
  )
}

describe('ids of modules', () => {
  it('have four digits at most, and stay when other modules come', async () => {
    const few = await idsOf(['a.js', 'b.js'])
    expect(Object.keys(few).sort()).toEqual(['a.js', 'b.js', 'index.js'])
    for (const id of Object.values(few)) expect(String(id)).toMatch(/^\d{1,4}$/)
    expect(await idsOf(['a.js', 'b.js', 'c.js'])).toMatchObject(few)
  })

  it('are asked for in vain of another Gatsby', () => {
    expect(() => shortenModuleIds({})).toThrow(/no optimization/)
  })
})
