import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
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

  const write = async (folder: string, path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const build = async (name: string, changes: Record<string, string> = {}): Promise<string> => {
    const folder = join(root, name)
    for (const [path, text] of Object.entries({ ...FILES, ...changes })) await write(folder, path, text)
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

  it('is, when a process follows its rebuilds, the one that looking at everything gives', async () => {
    const follow = createBuildNamer()
    const folder = await build('a')
    await follow(folder)
    const name = fc.constantFrom(
      'page-data/index/page-data.json',
      'page-data/a/page-data.json',
      'page-data/app-data.json',
      'slice-data/b.json',
      'index.html',
    )
    const steps = fc.array(
      fc.uniqueArray(fc.tuple(name, fc.option(fc.constantFrom('{}', '[]', '{"a":1}'))), { selector: ([file]) => file }),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (rebuilds) => {
        for (const changes of rebuilds) {
          const written: string[] = []
          const removed: string[] = []
          for (const [file, text] of changes) {
            if (text === null) await rm(join(folder, file), { force: true })
            else await write(folder, file, text)
            ;(text === null ? removed : written).push(file)
          }
          expect(await follow(folder, { written, removed })).toBe(await createBuildNamer()(folder))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('looks at everything after a rebuild that failed', async () => {
    const follow = createBuildNamer()
    const folder = await build('a')
    await follow(folder)
    await expect(follow(folder, { written: ['page-data/missing/page-data.json'], removed: [] })).rejects.toThrow(
      'ENOENT',
    )
    await build('a', { 'page-data/new/page-data.json': '{}' })
    expect(await follow(folder, { written: [], removed: [] })).toBe(await createBuildNamer()(folder))
  })
})
