import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyExample, differences } from './testing/example-site'
import type { ExampleSite, Product, Shop } from './testing/example-site'
import { runCli } from './testing/run-cli'
import type { RunningCli } from './testing/run-cli'

/** A build of the example takes fifteen seconds on a quiet machine. */
jest.setTimeout(240_000)

/** No state is copied. */
const NO_COPY = ['--copy-after', '3600000']
/** Copying begins as soon as it has started, so that it is killed while it rebuilds, saves or copies; helpers render. */
const CRASHING = ['--save-after', '0', '--copy-after', '0', '--copy-every', '0', '--helpers-from', '0']
/** How often it is killed; each time costs a start. `npm run test:long` does so 20 times. */
const KILLS = Number(process.env['KILLS'] ?? 1)
/** Rebuilds in which memory may not grow. */
const REBUILDS = process.env['PROPERTY_RUNS'] === 'all' ? 200 : 60

const eventually = async (holds: () => boolean) => {
  while (!holds()) await sleep(50)
}

let site: ExampleSite
let builder: RunningCli

const html = (path: string): string => `${path}/index.html`
const data = (path: string): string => `page-data/${path}/page-data.json`
const HEADED = ['p/desk-lamp', 'p/floor-lamp', 'p/night-light', 'team']

beforeAll(async () => {
  site = await copyExample()
})
afterAll(async () => {
  await builder.kill()
  await site.remove()
})

describe('a builder that stays alive', () => {
  beforeAll(async () => {
    // Nothing is saved while it runs, so that killing it leaves what a kill at the worst moment leaves.
    builder = runCli(site.directory, ['--save-after', '3600000', '--copy-after', '0'])
    expect(await builder.started()).toMatchObject({ kind: 'clean', dropped: null, pages: 7 })
  })

  it('leaves no mark once its state is saved, and copies it', async () => {
    expect(existsSync(site.file('.cache-in-use'))).toBe(false)
    await eventually(() => existsSync(site.file('.cache-saved/manifest.json')))
  })

  it('writes nothing when nothing changed', async () => {
    expect(await builder.rebuilt()).toMatchObject({
      written: [],
      removed: [],
      pages: { created: [], changed: [], deleted: [] },
      fullBuildWanted: null,
    })
  })

  it('makes the page of a changed node again, and no other', async () => {
    await site.change(({ products }) => Object.assign(products[0] ?? {}, { price: 130 }))
    const result = await builder.rebuilt()
    expect(result.pages).toEqual({ created: [], changed: ['/p/floor-lamp'], deleted: [] })
    expect(result.written).toEqual([html('p/floor-lamp'), data('p/floor-lamp'), 'products.json'])
    expect(await site.read('public/p/floor-lamp/index.html')).toContain('130')
    expect(await site.read(`public/${html('p/floor-lamp')}`)).toContain('<header>Lamps &amp; Co</header>')
    expect(existsSync(site.file('.cache-in-use'))).toBe(true)
  })

  it('creates pages and re-runs only the lists that name them', async () => {
    await site.change(({ products }) => products.push({ id: 'p4', slug: 'lantern', name: 'Lantern', price: 30 }))
    const result = await builder.rebuilt()
    expect(result.pages).toEqual({ created: ['/p/lantern'], changed: ['/list'], deleted: [] })
    expect(result.written).toEqual(
      [html('list'), html('p/lantern'), data('list'), data('p/lantern'), 'products.json'].sort(),
    )
  })

  it('deletes the page, the data and the traces of a node that its source no longer names', async () => {
    await site.change((shop) => (shop.products = shop.products.filter(({ id }) => id !== 'p4')))
    const result = await builder.rebuilt()
    expect(result.pages).toEqual({ created: [], changed: ['/list'], deleted: ['/p/lantern'] })
    expect(result.removed).toEqual([html('p/lantern'), data('p/lantern')])
    expect(existsSync(site.file('public/p/lantern'))).toBe(false)
    expect(await site.read(`public/${html('list')}`)).not.toContain('Lantern')
  })

  it('moves a page whose address changed', async () => {
    await site.change(({ products }) => Object.assign(products[2] ?? {}, { slug: 'little-light' }))
    expect((await builder.rebuilt()).pages).toEqual({
      created: ['/p/little-light'],
      changed: ['/list'],
      deleted: ['/p/night-light'],
    })
    await site.change(({ products }) => Object.assign(products[2] ?? {}, { slug: 'night-light' }))
    expect((await builder.rebuilt()).pages).toEqual({
      created: ['/p/night-light'],
      changed: ['/list'],
      deleted: ['/p/little-light'],
    })
  })

  it('stitches a changed slice into the pages that show it', async () => {
    await site.change((shop) => (shop.shop = 'Lamps only'))
    const result = await builder.rebuilt()
    expect(result.written).toEqual(
      ['_gatsby/slices/header-1.html', 'slice-data/header.json', ...HEADED.map(html)].sort(),
    )
    expect(result.pages.changed).toEqual(HEADED.map((path) => `/${path}`))
    for (const path of HEADED) expect(await site.read(`public/${html(path)}`)).toContain('<header>Lamps only</header>')
  })

  it('renders every page of a static query whose result changed', async () => {
    await site.change((shop) => (shop.tagline = 'Light!'))
    const result = await builder.rebuilt()
    expect(result.written.map((file) => file.replace(/\d{5,}/, 'HASH'))).toEqual(
      [...HEADED.map(html), 'page-data/sq/d/HASH.json'].sort(),
    )
    expect(await site.read(`public/${html('team')}`)).toContain('<footer>Light!</footer>')
  })

  it('leaves the nodes of a stateful source to it, and runs only the sources that were named', async () => {
    await site.write(
      'team.json',
      JSON.stringify([
        { id: 't2', name: 'Grace' },
        { id: 't3', name: 'Barbara' },
      ]),
    )
    expect((await builder.rebuilt({ events: [], sources: ['default-site-plugin'] })).written).toEqual([])
    expect((await builder.rebuilt({ events: [], sources: ['source-team'] })).written).toEqual(
      [data('team'), html('team')].sort(),
    )
    expect(await site.read(`public/${html('team')}`)).toContain('Barbara, Grace')
  })

  it('names a source that there is not', async () => {
    expect(await builder.failed({ sources: ['source-nothing'] })).toMatchObject({
      message: 'no plugin named source-nothing sources nodes',
      dirty: false,
    })
  })

  it('survives a source that panics, says why in one line, and goes on', async () => {
    const good = await site.read('data.json')
    await site.write('data.json', '{ not json')
    const failure = await builder.failed()
    expect(failure).toMatchObject({ name: 'RebuildFailedError', stage: 'source', dirty: false })
    expect(failure.message).toMatch(/^data\.json cannot be read: [^\n]+$/)
    await site.write('data.json', good)
    await site.change(({ products }) => Object.assign(products[1] ?? {}, { price: 46 }))
    expect((await builder.rebuilt()).pages.changed).toEqual(['/p/desk-lamp'])
  })

  it('survives a request that fails after the rebuild has failed', async () => {
    const good = await site.read('team.json')
    await site.write(
      'team.json',
      JSON.stringify([
        { id: 't2', name: 'Grace', failure: 'the team is away' },
        { id: 't3', name: 'Barbara', afterMs: 300, failure: 'the team is still away' },
      ]),
    )
    expect(await builder.failed()).toMatchObject({ message: 'the team is away', stage: 'source', dirty: false })
    await eventually(() => builder.hasSaid('the team is still away'))
    await site.write('team.json', good)
    expect((await builder.rebuilt()).pages.changed).toEqual([])
  })

  it('asks for a fresh process when code changed, but not when a file was only touched', async () => {
    const file = 'src/templates/product.tsx'
    const code = await site.read(file)
    await site.write(file, code)
    expect((await builder.rebuilt()).written).toEqual([])
    await site.write(file, `${code}\n`)
    expect(await builder.failed()).toMatchObject({ name: 'CodeChangedError' })
    await site.write(file, code)
    expect((await builder.rebuilt()).written).toEqual([])
  })

  it('asks for a fresh process when a request changed nodes after the rebuild had failed', async () => {
    const good = await site.read('team.json')
    await site.write(
      'team.json',
      JSON.stringify([
        { id: 't2', name: 'Grace', failure: 'the team is away again' },
        { id: 't3', name: 'Margaret', afterMs: 200 },
        { id: 't4', name: 'Hedy', afterMs: 400, failure: 'the last answer is in' },
      ]),
    )
    expect(await builder.failed()).toMatchObject({ message: 'the team is away again', dirty: false })
    await eventually(() => builder.hasSaid('the last answer is in'))
    await site.write('team.json', good)
    expect(await builder.failed()).toMatchObject({
      message: 'an earlier rebuild left the state half changed: it went on after it had failed',
      dirty: true,
    })
  })

  it('goes on from the copy of its last good state when it is killed, whatever it was doing', async () => {
    const kinds: string[] = []
    for (let round = 0; round < KILLS; round += 1) {
      await site.change(({ products }) => Object.assign(products[1] ?? {}, { price: 60 + round }))
      builder.request()
      await sleep(Math.random() * 300)
      await builder.kill()
      builder = runCli(site.directory, CRASHING)
      const { kind, pages } = await builder.started()
      kinds.push(kind)
      expect(pages).toBe(7)
      expect(await site.read('public/p/desk-lamp/index.html')).toContain(String(60 + round))
    }
    // One that was killed before it changed anything left a cache to go on from.
    expect([kinds[0], kinds.filter((kind) => kind === 'clean')]).toEqual(['restored', []])
    await site.change(({ products }) => products.push({ id: 'p5', slug: 'torch', name: 'Torch', price: 9 }))
    expect((await builder.rebuilt()).pages).toEqual({ created: ['/p/torch'], changed: ['/list'], deleted: [] })
  })
})

describe('a builder with helpers', () => {
  /** Helpers render from the first page on, and no state is copied. */
  const WITH_HELPERS = ['--helpers-from', '0', ...NO_COPY]
  const isMany = ({ id }: Product): boolean => id.startsWith('m')
  const withMany = (shop: Shop, price: number): void => {
    const many = Array.from({ length: 130 }, (_, index) => ({
      id: `m${index}`,
      slug: `lamp-${index}`,
      name: `Lamp ${index}`,
      price,
    }))
    shop.products = [...shop.products.filter((product) => !isMany(product)), ...many]
  }
  const lamps = (paths: readonly string[]): string[] => paths.filter((path) => path.startsWith('/p/lamp-'))
  const childrenOf = (parent: number): number[] => {
    const all = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
    return all.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))
  }
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  it('has made, alone and with them, what a clean build makes, which is what follows when there is no copy', async () => {
    await site.change((shop) => withMany(shop, 10))
    expect(lamps((await builder.rebuilt()).pages.created)).toHaveLength(130)
    await site.change((shop) => withMany(shop, 20))
    expect(lamps((await builder.rebuilt()).pages.changed)).toHaveLength(130)
    const made = await site.output()
    const helpers = childrenOf(builder.pid)
    expect(helpers.length).toBeGreaterThan(0)
    builder.request()
    await builder.kill()
    await eventually(() => !helpers.some(isAlive))
    await writeFile(site.file('.cache-in-use'), 'killed')
    await rm(site.file('.cache-saved'), { recursive: true })
    builder = runCli(site.directory, WITH_HELPERS)
    expect(await builder.started()).toMatchObject({
      kind: 'clean',
      dropped: 'the last build was interrupted',
      pages: 138,
    })
    expect(differences(made, await site.output())).toEqual([])
  })

  it('does without helpers that died', async () => {
    const helpers = childrenOf(builder.pid)
    expect(helpers.length).toBeGreaterThan(0)
    for (const helper of helpers) process.kill(helper, 'SIGKILL')
    await eventually(() => !helpers.some(isAlive))
    await site.change((shop) => withMany(shop, 30))
    expect(lamps((await builder.rebuilt()).pages.changed)).toHaveLength(130)
    expect(await site.read('public/p/lamp-129/index.html')).toContain('30')
    await site.change((shop) => (shop.products = shop.products.filter((product) => !isMany(product))))
    expect(lamps((await builder.rebuilt()).pages.deleted)).toHaveLength(130)
  })
})

describe('a builder that cannot go on', () => {
  it('asks for a fresh process when a template gets its first page, which starts warm with all that it knew', async () => {
    await site.change(({ products }) => Object.assign(products[0] ?? {}, { price: 1200 }))
    expect(await builder.failed()).toMatchObject({
      name: 'CodeChangedError',
      message: expect.stringContaining('src/templates/luxury.tsx'),
    })
    expect(await builder.failed()).toMatchObject({ name: 'RebuildFailedError', dirty: true })
    expect(existsSync(site.file('.cache-in-use'))).toBe(false)
    await builder.stop()
    builder = runCli(site.directory)
    expect(await builder.started()).toMatchObject({ kind: 'warm', dropped: null, pages: 9 })
    expect(await site.read('public/p/floor-lamp/index.html')).toContain('1200')
    expect(existsSync(site.file('public/luxury/index.html'))).toBe(true)
  })

  it('does not grow', async () => {
    const rebuild = async (round: number) => {
      await site.change(({ products }) => Object.assign(products[1] ?? {}, { price: 1 + round }))
      return builder.rebuilt()
    }
    let early = 0
    for (let round = 0; round < 30; round += 1) early = (await rebuild(round)).memory.rss
    let late = 0
    for (let round = 30; round < REBUILDS; round += 1) late = (await rebuild(round)).memory.rss
    expect(late / early).toBeLessThan(1.3)
  })

  it('says what failed when a page cannot be rendered, and that its process has to go', async () => {
    await site.change(({ products }) => Object.assign(products[1] ?? {}, { price: -1 }))
    const failure = await builder.failed()
    expect(failure).toMatchObject({ name: 'RebuildFailedError', stage: 'html', dirty: true })
    expect(failure.message).toBe('/p/desk-lamp cannot be rendered: Desk lamp has no price')
    expect(await builder.failed()).toMatchObject({
      stage: 'check',
      dirty: true,
      message: expect.stringContaining('Desk lamp has no price'),
    })
  })

  it('fails at once when a source fails at the start, and leaves the cache as good as it was', async () => {
    await builder.stop()
    expect(existsSync(site.file('.cache-in-use'))).toBe(false)
    await site.write('data.json', '{ not json')
    builder = runCli(site.directory)
    expect(await builder.first()).toMatchObject({
      type: 'failed',
      name: 'BuildFailedError',
      message: expect.stringMatching(/^data\.json cannot be read/),
    })
    expect(existsSync(site.file('.cache-in-use'))).toBe(false)
  })
})
