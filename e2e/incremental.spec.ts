import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { randomFrom } from '../demo/random'
import { buildSite } from '../src/cli/lib/build-site'
import { prepareSlot, slotFolder } from '../src/cli/lib/builder/slots'
import { createChildren } from '../src/cli/lib/children'
import { storeMoved } from '../src/server/redirects/moved-paths'
import { openReleaseStore } from '../src/server/release/open-store'
import type { BuilderProcess } from '../src/server/builds/supervisor/builder-process'
import type { BuildEvent, BuildResult } from '../src/server/builds/types'
import { buildEnvironment, root } from './support/builds/build-run'
import { ensureFinishedBuild, launchBuilder, openWorld, restoreBundlerCache } from './support/builds/finished-build'
import { differences, mentions, textOf } from './support/compare-releases'
import type { Stored } from './support/compare-releases'
import { CHANGES } from './support/random-changes'
import { EDITS, publishedBy } from './support/publications'
import { move, remove, storyAt, unpublish } from './support/random-content-changes'
import { sellVehicle } from './support/random-stock-changes'
import type { SmallWorld } from './support/small-world'
import { expect, test } from '@playwright/test'

/** Random changes, and after how many the result is compared with a clean build. `npm run test:long` makes 200. */
const STEPS = Number(process.env['INCREMENTAL_STEPS'] ?? 25)
const COMPARE_EVERY = Number(process.env['INCREMENTAL_COMPARE'] ?? STEPS)
/**
 * What the bundler finds in its cache shows in the hash that stands in every page, so both sides of the comparison start
 * from the same: one cache, whose paths are absolute, in one folder. That ends the builder, so several comparisons are
 * of builds without any cache, each in a folder of its own.
 */
const FROM_NOTHING = COMPARE_EVERY < STEPS
const SEED = Number(process.env['INCREMENTAL_SEED'] ?? 7)
/** Publications whose pages are predicted, and compared with what the rebuild touched; 100 in `npm run test:long`. */
const PREDICTIONS = Number(process.env['INCREMENTAL_PREDICTIONS'] ?? 20)
/** Milliseconds that all of it may take on a busy machine. */
const PATIENCE = 1_800_000

test.describe.configure({ mode: 'serial', timeout: PATIENCE })

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
  let world: SmallWorld
  let builder: BuilderProcess
  let live: string | null = null
  const children = createChildren()
  const lines: string[] = []

  test.beforeAll(async () => {
    test.setTimeout(PATIENCE)
    if (!FROM_NOTHING) await ensureFinishedBuild()
    world = await openWorld()
    if (!FROM_NOTHING) await restoreBundlerCache(slotFolder(world.dataDir, 'a'))
    builder = await launchBuilder((line) => lines.push(line))
  })
  test.afterAll(async () => {
    await builder.end()
    await children.end()
    await world.close()
  })

  /** @throws Error with the builder's last lines */
  const rebuild = async (events: readonly BuildEvent[]): Promise<BuildResult> => {
    const { result } = await builder
      .build([...events], live, () => undefined)
      .catch((error: unknown) => {
        throw new Error(`${String(error)}\n${lines.slice(-20).join('\n')}`, { cause: error })
      })
    await storeMoved(world.dealer.db, result.moved)
    live = result.releaseId ?? live
    return result
  }

  const rebuilt = async (): Promise<Stored> => {
    const store = openReleaseStore(world.dataDir)
    return { store, release: await store.load(live ?? '') }
  }

  /** A build of everything by `gatsby build`. */
  const clean = async (): Promise<Stored> => {
    if (!FROM_NOTHING) await builder.end()
    const folder = await prepareSlot(root, world.dataDir, FROM_NOTHING ? 'b' : 'a')
    for (const name of ['public', '.cache']) await rm(join(folder, name), { recursive: true, force: true })
    if (!FROM_NOTHING) await restoreBundlerCache(folder)
    const silent = () => undefined
    const terminal = { step: () => silent, say: silent, fail: silent, logger: { info: silent, error: silent } }
    const store = openReleaseStore(join(world.dataDir, 'clean'))
    return { store, release: await buildSite(children, terminal, { root: folder, store, env: buildEnvironment() }) }
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
      const predicted = stories.length === 0 ? null : await builder.predict(stories)
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
      const found = await differences(await rebuilt(), await clean())
      expect({ differences: found.slice(0, 40), count: found.length, done }).toEqual({
        differences: [],
        count: 0,
        done,
      })
    }
  })
})
