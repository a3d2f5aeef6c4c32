import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type webpack from 'webpack'
import { keepCompiled } from './keep-compiled'

const root = createRequire(resolve(__dirname, '../../../package.json'))
const bundler = createRequire(root.resolve('gatsby/package.json'))('webpack') as typeof webpack

const FILES = {
  'package-lock.json': '{}',
  'entry.js': 'console.log(1)',
  '.cache/compiled/gatsby-node.js': 'exports.a = 1',
  'src/gatsby/messages/message-loader.ts': 'export const a = 1',
  'src/gatsby/messages/messages.test.ts': 'test',
  'src/gatsby/webpack/loaders.ts': 'export const a = 1',
}

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'keep-compiled-'))
  for (const [file, text] of Object.entries(FILES)) await put(file, text)
})
afterEach(() => rm(site, { recursive: true }))

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(site, file)), { recursive: true })
  await writeFile(join(site, file), text)
}

/** Compiles the site with what is kept. @returns how many modules were compiled anew */
const compile = async (): Promise<number> => {
  const config: webpack.Configuration = {
    mode: 'none',
    context: site,
    entry: './entry.js',
    output: { path: join(site, 'public') },
    cache: { type: 'filesystem', cacheLocation: join(site, '.cache/webpack') },
  }
  keepCompiled(config, site)
  const compiler = bundler(config)
  let built = 0
  compiler.hooks.compilation.tap('Test', ({ hooks }) => hooks.buildModule.tap('Test', () => void (built += 1)))
  await new Promise<void>((done, fail) => compiler.run((error) => (error ? fail(error) : done())))
  await new Promise((done) => compiler.close(done))
  return built
}

describe('what the bundler keeps', () => {
  it('is used as long as packages and configuration are the same', async () => {
    expect(await compile()).toBe(1)
    await put('src/gatsby/messages/messages.test.ts', 'another test')
    expect(await compile()).toBe(0)
  })

  it.each(['package-lock.json', '.cache/compiled/gatsby-node.js', 'src/gatsby/messages/message-loader.ts'])(
    'is dropped when %s changes',
    async (file) => {
      await compile()
      await put(file, '{ "another": 1 }')
      expect(await compile()).toBe(1)
    },
  )

  it('is asked for in vain of another Gatsby', () => {
    expect(() => keepCompiled({}, site)).toThrow(/no cache of the bundler/)
  })
})
