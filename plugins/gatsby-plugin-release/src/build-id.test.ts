import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBuildNamer } from './build-id'

const FILES = {
  'webpack.stats.json': '{"hash":"1","assetsByChunkName":{"app":["app-1.js"]}}',
  'page-data/index/page-data.json': '{"title":"Accueil"}',
  'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
  'slice-data/header-1.json': '{}',
}

describe('the name of a build', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'public-'))
  })
  afterEach(() => rm(root, { recursive: true }))

  const build = async (name: string, changes: Record<string, string> = {}): Promise<string> => {
    const folder = join(root, name)
    for (const [path, text] of Object.entries({ ...FILES, ...changes })) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return folder
  }

  it('is the same for equal builds, wherever they are, and whatever the compilation was called', async () => {
    const first = await createBuildNamer()(await build('a'))
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    const changes = { 'page-data/app-data.json': '{"webpackCompilationHash":"2"}' }
    expect(await createBuildNamer()(await build('b', changes))).toBe(first)
  })

  it.each([
    ['page', { 'page-data/index/page-data.json': '{"title":"Bienvenue"}' }],
    ['new page', { 'page-data/stock/page-data.json': '{}' }],
    ['slice', { 'slice-data/header-1.json': '{"links":[]}' }],
    ['script', { 'webpack.stats.json': '{"assetsByChunkName":{"app":["app-2.js"]}}' }],
  ])('changes with a %s, also in a process that stays alive', async (_what, changes) => {
    const nameBuild = createBuildNamer()
    const first = await nameBuild(await build('a'))
    expect(await nameBuild(await build('a', changes))).not.toBe(first)
  })

  it('is refused to a build without scripts', async () => {
    await expect(createBuildNamer()(root)).rejects.toThrow('webpack.stats.json')
  })
})
