import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import webpack from 'webpack'
import { shortenModuleIds } from './shorten-module-ids'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-webpack-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Compiles a page that imports modules. @returns the id of each module, by its file */
const idsOf = async (names: readonly string[]): Promise<Record<string, unknown>> => {
  const files = names.map((name) => join(folder, name))
  await Promise.all(files.map((file) => writeFile(file, 'export const value = Math.random()')))
  await writeFile(join(folder, 'index.js'), names.map((name) => `export * from './${name}'`).join('\n'))
  const config: webpack.Configuration & { plugins: [] } = {
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'out') },
    optimization: { concatenateModules: false },
    plugins: [],
  }
  shortenModuleIds(config)
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error ?? !stats) return reject(error ?? new Error('No stats'))
      const { modules, chunkGraph } = stats.compilation
      resolve(
        Object.fromEntries(
          [...modules].flatMap((module) => {
            const file = module.nameForCondition()
            return file === null ? [] : [[basename(file), chunkGraph.getModuleId(module)]]
          }),
        ),
      )
    })
  })
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
