import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { decodeStock } from '../../../src/domain/stock-search/codec/decode'
import { parsePointer } from '../../../src/domain/stock-search/paths'
import { exampleVehicle } from '../../../src/domain/testing/example-vehicle'
import type { Vehicle } from '../../../src/domain/vehicle/types'
import type { onPostBuild } from './on-post-build'
import { pluginOptionsSchema } from './plugin-options-schema'

type Args = Parameters<typeof onPostBuild>[0]
interface Ref {
  id: string
  type: string
}

const OPTIONS = { type: 'DealerVehicle', facets: [] }

/** A process of its own: the plugin remembers its last build. */
const startProcess = (): typeof onPostBuild => {
  jest.resetModules()
  return jest.requireActual<{ onPostBuild: typeof onPostBuild }>('./on-post-build').onPostBuild
}

describe('the stock index of a site', () => {
  let directory: string
  const graph = new Map<string, object & { id: string }>()
  const panics: string[] = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stock-index-'))
    await mkdir(join(directory, 'public'))
    graph.clear()
    panics.length = 0
  })
  afterEach(() => rm(directory, { recursive: true }))

  const put = (fields: Partial<Vehicle> & { id: number }): Ref => {
    const { id: key, ...vehicle } = { ...exampleVehicle, ...fields }
    const id = `DealerVehicle-${key}`
    const node = { ...vehicle, key, id }
    graph.set(id, node)
    return { id, type: 'DealerVehicle' }
  }
  const remove = (key: number): Ref => {
    const id = `DealerVehicle-${key}`
    graph.delete(id)
    return { id, type: 'DealerVehicle' }
  }
  const args = (folder = directory): Args =>
    ({
      store: { getState: () => ({ program: { directory: folder } }) },
      reporter: {
        info: () => undefined,
        panicOnBuild: ({ context }: { context: { sourceMessage: string } }) => panics.push(context.sourceMessage),
      },
      getNode: (id: string) => graph.get(id),
      getNodesByType: () => [...graph.values()],
    }) as unknown as Args
  const rebuild = async (build: typeof onPostBuild, nodes: { changed: Ref[]; deleted: Ref[] }) => {
    const written: string[] = []
    const removed: string[] = []
    const incremental = {
      nodes,
      wrote: (file: string) => written.push(file),
      removedFile: (file: string) => removed.push(file),
    }
    await build({ ...args(), incremental }, OPTIONS)
    return { written, removed }
  }
  const allFiles = async (folder = directory): Promise<Record<string, string>> => {
    const names = (await readdir(join(folder, 'public'), { recursive: true }))
      .filter((name) => name.endsWith('.json'))
      .sort()
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(folder, 'public', name), 'utf8')] as const),
      ),
    )
  }
  const index = async () => {
    const files = await allFiles()
    const pointer = parsePointer(JSON.parse(files['builds/stock.json'] ?? ''))
    return { pointer, columns: decodeStock(JSON.parse(files[pointer?.index.slice(1) ?? ''] ?? '')) }
  }

  it('is found through the pointer, and names only files that are there', async () => {
    for (let id = 1; id <= 60; id += 1) put({ id })
    await startProcess()(args(), OPTIONS)
    const { pointer, columns } = await index()
    const files = Object.keys(await allFiles())
    expect([pointer?.count, columns.count]).toEqual([60, 60])
    expect(files.filter((name) => name.startsWith('stock-index/')).sort()).toEqual(
      [
        pointer?.index.slice(1),
        `stock-index/equipment-${columns.equipment}.json`,
        ...new Set([columns.newest, ...columns.cards.names].map((name) => `stock-index/cards-${name}.json`)),
      ].sort(),
    )
  })

  it('is, after rebuilds, the one that a build from nothing makes, and tells of every file that it wrote or removed', async () => {
    for (let id = 1; id <= 60; id += 1) put({ id })
    const build = startProcess()
    await build(args(), OPTIONS)
    const steps = [
      () => ({ changed: [put({ id: 7, mileage: 1 })], deleted: [] }),
      () => ({ changed: [], deleted: [remove(8), remove(9)] }),
      () => ({
        changed: [put({ id: 200, colour: 'purple', equipment: [] }), { id: 'DealerBrand-opel', type: 'DealerBrand' }],
        deleted: [],
      }),
      () => ({ changed: [], deleted: [] }),
    ]
    for (const step of steps) {
      const before = await allFiles()
      const told = await rebuild(build, step())
      const after = await allFiles()
      expect(told.written.sort()).toEqual(Object.keys(after).filter((name) => after[name] !== before[name]))
      expect(told.removed.sort()).toEqual(Object.keys(before).filter((name) => !(name in after)))
      const other = await mkdtemp(join(tmpdir(), 'stock-index-'))
      await mkdir(join(other, 'public'))
      await startProcess()(args(other), OPTIONS)
      const clean = await allFiles(other)
      await rm(other, { recursive: true })
      expect(after).toEqual(clean)
    }
  })

  it('takes out what a build of before left', async () => {
    put({ id: 1 })
    await mkdir(join(directory, 'public', 'stock-index'))
    await writeFile(join(directory, 'public', 'stock-index', 'index-000000000000.json'), '{}')
    await startProcess()(args(), OPTIONS)
    expect(Object.keys(await allFiles())).not.toContain('stock-index/index-000000000000.json')
  })

  it('reads everything again after a build that failed', async () => {
    put({ id: 1 })
    const build = startProcess()
    await build(args(), OPTIONS)
    graph.set('DealerVehicle-2', { id: 'DealerVehicle-2', key: 2 } as never)
    await rebuild(build, { changed: [{ id: 'DealerVehicle-2', type: 'DealerVehicle' }], deleted: [] })
    expect(panics).toEqual([expect.stringMatching(/^DealerVehicle-2 is not a whole vehicle \(brandId, modelId/)])
    graph.delete('DealerVehicle-2')
    put({ id: 3 })
    await rebuild(build, { changed: [], deleted: [] })
    expect([...(await index()).columns.ids]).toEqual([1, 3])
  })
})

describe('options of the stock index', () => {
  const check = (options: Record<string, unknown>) => testPluginOptionsSchema(pluginOptionsSchema, options)

  it('need not be given', async () => {
    expect(await check({})).toMatchObject({ isValid: true, errors: [] })
    expect(await check({ facets: [{ id: 'gearCount', field: 'gears' }] })).toMatchObject({ isValid: true })
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a facet that is there already', { facets: [{ id: 'fuel', field: 'gears' }] }, /choose another id/],
    ['a field that vehicles do not have', { facets: [{ id: 'x', field: 'wheels' }] }, /must be a field of vehicles/],
    [
      'two facets of one name',
      {
        facets: [
          { id: 'x', field: 'gears' },
          { id: 'x', field: 'vin' },
        ],
      },
      /duplicate/,
    ],
  ])('refuse %s', async (_name, options, message) => {
    const { isValid, errors } = await check(options)
    expect(isValid).toBe(false)
    expect(errors.join('; ')).toMatch(message)
  })
})
