import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { randomFrom } from '../demo/random'
import { buildSite } from '../src/cli/lib/build-site'
import { prepareSlot } from '../src/cli/lib/builder/slots'
import { createChildren } from '../src/cli/lib/children'
import { storeMoved } from '../src/server/redirects/moved-paths'
import { openReleaseStore } from '../src/server/release/open-store'
import type { BuildEvent, BuildResult } from '../src/server/builds/types'
import { buildEnvironment, code } from './support/builds/build-run'
import { restoreBundlerCache } from './support/builds/finished-build'
import { expect, test } from './support/builds/shared-builder'
import type { SharedBuilder } from './support/builds/shared-builder'
import { differences, mentions, textOf } from './support/compare-releases'
import type { Stored } from './support/compare-releases'
import { CHANGES } from './support/random-changes'
import { EDITS, publishedBy } from './support/publications'
import { move, remove, storyAt, unpublish } from './support/random-content-changes'
import { sellVehicle } from './support/random-stock-changes'
import { BAD_REDIRECTS, withRedirects } from './support/spoiled-content'
import type { SmallWorld } from './support/small-world'

/** Random changes, and after how many the result is compared with a clean build. `npm run test:long` makes 200. */
const STEPS = Number(process.env['INCREMENTAL_STEPS'] ?? 8)
const COMPARE_EVERY = Number(process.env['INCREMENTAL_COMPARE'] ?? STEPS)
const SEED = Number(process.env['INCREMENTAL_SEED'] ?? 7)
/** Publications whose pages are predicted, and compared with what the rebuild touched; 100 in `npm run test:long`. */
const PREDICTIONS = Number(process.env['INCREMENTAL_PREDICTIONS'] ?? 6)
/** Milliseconds that all of it may take on a busy machine. */
const PATIENCE = 1_800_000

test.describe.configure({ mode: 'serial', timeout: PATIENCE })

const OUTPUT = ['.cache', 'public']

type Touched = Record<string, string[]>

/** What was predicted and not touched, and the other way round. */
const partings = (step: number, name: string, told: Touched = {}, done: Touched = {}) => {
  const missing = (one: Touched, other: Touched) =>
    Object.entries(one).flatMap(([kind, paths]) =>
      paths.filter((path) => !other[kind]?.includes(path)).map((path) => `${kind} ${path}`),
    )
  return { step, name, onlyPredicted: missing(told, done).slice(0, 10), onlyTouched: missing(done, told).slice(0, 10) }
}

test.describe('incremental builds', () => {
  let shared: SharedBuilder
  let world: SmallWorld
  let live: string | null = null
  const children = createChildren()

  test.beforeAll(({ shared: given }) => {
    shared = given
    world = given.world
    given.world.spoil(null)
  })
  test.afterAll(() => children.end())

  /** @throws Error with the builder's last lines */
  const rebuild = async (events: readonly BuildEvent[]): Promise<BuildResult> => {
    const builder = await shared.get()
    const { result } = await builder
      .build([...events], live, () => undefined)
      .catch((error: unknown) => {
        throw new Error(`${String(error)}\n${shared.lines.slice(-20).join('\n')}`, { cause: error })
      })
    await storeMoved(world.dealer.db, result.moved)
    live = result.releaseId ?? live
    return result
  }

  const rebuilt = async (): Promise<Stored> => {
    const store = openReleaseStore(world.dataDir)
    return { store, release: await store.load(live ?? '') }
  }

  /**
   * A build of everything by `gatsby build`, in the builder's folder, because what the bundler keeps has absolute paths.
   * The builder goes on with its own cache and output afterwards.
   */
  const clean = async (): Promise<Stored & { lines: string[] }> => {
    await shared.end()
    const folder = await prepareSlot(code, world.dataDir, 'a')
    const aside = join(world.dataDir, 'aside')
    await mkdir(aside, { recursive: true })
    for (const name of OUTPUT) await rename(join(folder, name), join(aside, name))
    await restoreBundlerCache(folder)
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const terminal = { step: () => () => undefined, say, fail: say, logger: { info: say, error: say } }
    const store = openReleaseStore(join(world.dataDir, 'clean'))
    const release = await buildSite(children, terminal, { root: folder, store, env: buildEnvironment() })
    for (const name of OUTPUT) {
      await rm(join(folder, name), { recursive: true, force: true })
      await rename(join(aside, name), join(folder, name))
    }
    return { store, release, lines }
  }

  test('leave no trace of a sold vehicle and of stories that were withdrawn, deleted or moved', async () => {
    await rebuild([])
    const first = await rebuilt()
    const [sold = '', id = ''] = /\/stock\/(\d+)-[\w-]+/.exec(await textOf(first, '/stock')) ?? []
    const old = {
      sold,
      withdrawn: '/services/financement',
      deleted: '/news/renault-5-la-file-d-attente',
      moved: '/news/rentree-des-apprentis-2026',
    }
    // Each is a page with data, in the sitemap, and linked from elsewhere; the withdrawn one from the navigation of every page.
    for (const path of Object.values(old))
      expect(await mentions(first, path)).toEqual(
        expect.arrayContaining([path, `/page-data${path}/page-data.json`, '/sitemap-0.xml']),
      )
    expect(await mentions(first, old.withdrawn)).toContain('/contact')
    expect(await mentions(first, old.sold)).toContain('/stock')
    expect(await mentions(first, `"id":${id}`)).toContain('/page-data/stock/page-data.json')
    expect(await mentions(first, old.moved)).toContain('/news')

    const to = '/news/apprentis-de-la-rentree'
    const events = [
      ...(await sellVehicle(world, Number(id))),
      ...(await unpublish(world, await storyAt(world, old.withdrawn.slice(1)))),
      ...(await remove(world, await storyAt(world, old.deleted.slice(1)))),
      ...(await move(world, await storyAt(world, old.moved.slice(1)), to.slice(1))),
    ]
    const result = await rebuild(events)
    const now = await rebuilt()
    for (const path of [...Object.values(old), `"id":${id}`])
      expect({ path, in: await mentions(now, path) }).toEqual({ path, in: [] })
    expect(await mentions(now, to)).toEqual(expect.arrayContaining([to, '/news', '/sitemap-0.xml']))
    expect(result).toMatchObject({ moved: [{ from: old.moved, to }], gate: [] })
    expect(await textOf(now, '/builds/redirects.json')).toContain(`${old.moved} ${to} 301`)
    expect(now.release.redirects).toContain(`${old.moved} ${to} 301`)
  })

  test('know where a story was that had no page for a while', async () => {
    const old = 'news/apprentis-de-la-rentree'
    const to = 'news/les-apprentis-de-la-rentree'
    await rebuild(await move(world, await storyAt(world, old), 'robots.txt'))
    expect(await textOf(await rebuilt(), `/page-data/${old}/page-data.json`)).toBe('')
    const { moved } = await rebuild(await move(world, await storyAt(world, 'robots.txt'), to))
    expect(moved).toContainEqual({ from: `/${old}`, to: `/${to}` })
    expect((await rebuilt()).release.redirects).toContain(`/${old} /${to} 301`)
  })

  test('touch exactly the pages that were predicted, in at least 99 of 100 publications', async () => {
    if (live === null) await rebuild([])
    const random = randomFrom('predictions', SEED)
    const wrong: unknown[] = []
    let asked = 0
    let pages = 0
    for (let step = 1; asked < PREDICTIONS; step += 1) {
      const name = random.pick(EDITS)
      const events = (await CHANGES[name]?.(world, random, step)) ?? []
      const stories = await publishedBy(world, events)
      const predicted = stories.length === 0 ? null : await (await shared.get()).predict(stories)
      const result = await rebuild(events)
      if (predicted === null) continue
      asked += 1
      const { created, changed, deleted } = result.pages
      pages += created.length + changed.length + deleted.length
      const [told, done] = [predicted, { created, changed, deleted }].map((all) =>
        Object.fromEntries(Object.entries(all).map(([kind, paths]) => [kind, [...paths].sort()])),
      )
      if (JSON.stringify(told) !== JSON.stringify(done)) wrong.push(partings(step, name, told, done))
    }
    console.log(`predicted as rebuilt: ${asked - wrong.length} of ${asked}, ${pages} pages`)
    expect(pages).toBeGreaterThan(asked)
    expect({ wrong: wrong.slice(0, 5), enough: wrong.length <= asked / 100 }).toEqual({
      wrong: wrong.slice(0, 5),
      enough: true,
    })
  })

  test(`are equal to a clean build, byte for byte, through ${STEPS} random changes`, async () => {
    const random = randomFrom('incremental', SEED)
    const done: string[] = []
    shared.world.spoil(withRedirects(BAD_REDIRECTS))
    await rebuild([])
    for (let step = 1; step <= STEPS; step += 1) {
      const name = random.pick(Object.keys(CHANGES))
      const events = (await CHANGES[name]?.(world, random, step)) ?? []
      // One in six is a look at everything, as after a lost webhook.
      const told = random.int(1, 6) === 1 ? [] : events
      done.push(`${step} ${name}${told.length === 0 ? ' (nobody told)' : ''}`)
      const { gate } = await rebuild(told).catch((error: unknown) => {
        throw new Error(`after ${done.join(', ')}`, { cause: error })
      })
      expect({ gate, done }).toEqual({ gate: [], done })
      if (step % COMPARE_EVERY !== 0 && step !== STEPS) continue
      const built = await clean()
      // A build of everything also lists for a person what it left out.
      const table = built.lines.slice(built.lines.findIndex((line) => line.includes('KIND')))
      for (const { name } of BAD_REDIRECTS.slice(1))
        expect(table.filter((line) => line.includes('redirect') && line.includes(` ${name} `))).toHaveLength(1)
      const found = await differences(await rebuilt(), built)
      expect({ differences: found.slice(0, 40), count: found.length, done }).toEqual({
        differences: [],
        count: 0,
        done,
      })
    }
  })
})
