import { join, resolve } from 'node:path'
import { rm } from 'node:fs/promises'
import { randomFrom } from '../demo/random'
import { buildSite } from '../src/cli/lib/build-site'
import { gatsbyEnvironment } from '../src/cli/lib/build-variables'
import { prepareSlot } from '../src/cli/lib/builder/slots'
import { startBuilder } from '../src/cli/lib/builder/start-builder'
import { createChildren } from '../src/cli/lib/children'
import { storeMoved } from '../src/server/redirects/moved-paths'
import { openReleaseStore } from '../src/server/release/open-store'
import type { Release } from '../src/server/release/types'
import type { BuilderProcess, Built } from '../src/server/builds/supervisor/builder-process'
import { CHANGES } from './support/random-changes'
import { siteUrl } from './support/site'
import { startSmallWorld } from './support/small-world'
import type { SmallWorld } from './support/small-world'

const root = resolve(__dirname, '..')
const VEHICLES = 30
/** Changes in all, and after how many the result is held against a clean build. */
const STEPS = Number(process.env['INCREMENTAL_STEPS'] ?? 40)
const COMPARE_EVERY = Number(process.env['INCREMENTAL_COMPARE'] ?? 10)
const SEED = Number(process.env['INCREMENTAL_SEED'] ?? 7)
/** Milliseconds that all of it may take on a busy machine. */
const PATIENCE = 1_500_000

/** What tells of one build rather than of the data: its moment, and what it found to have moved. */
const OF_THE_BUILD = new Set(['/builds/latest.json', '/builds/live.json', '/builds/report.json'])
const isOfTheData = (path: string): boolean => !OF_THE_BUILD.has(path) && !path.startsWith('/builds/meta/')

describe('incremental builds', () => {
  let world: SmallWorld
  let builder: BuilderProcess
  const children = createChildren()
  const lines: string[] = []

  beforeAll(async () => {
    world = await startSmallWorld(VEHICLES, siteUrl)
    const { PATH, HOME, TMPDIR } = process.env
    const env = gatsbyEnvironment({ PATH, HOME, TMPDIR }, world.variables)
    builder = await startBuilder({ root, dataDir: world.dataDir, env, onLine: (line) => lines.push(line) })('a', () => undefined)
    await builder.ready
  }, PATIENCE)
  afterAll(async () => {
    await builder?.end()
    await children.end()
    await world?.close()
  })

  /** A build of everything in a folder of its own; only the bundler's cache, which knows no data, is kept between two. */
  const cleanRelease = async (): Promise<Release> => {
    const folder = await prepareSlot(root, world.dataDir, 'b')
    for (const name of ['public', '.cache/redux', '.cache/data', '.cache/caches-lmdb', '.cache/caches', '.cache/page-ssr', '.cache/json', '.cache/slices'])
      await rm(join(folder, name), { recursive: true, force: true })
    const said: string[] = []
    const terminal = { step: () => () => undefined, say: (line: string) => void said.push(line), fail: (line: string) => void said.push(line) }
    const { PATH, HOME, TMPDIR } = process.env
    return buildSite(children, terminal, { root: folder, store: openReleaseStore(join(world.dataDir, 'clean')), env: gatsbyEnvironment({ PATH, HOME, TMPDIR }, world.variables) })
  }

  const digests = (release: Release): Record<string, string> =>
    Object.fromEntries([...release.files()].filter(([path]) => isOfTheData(path)).map(([path, { digest }]) => [path, digest] as const).sort(([a], [b]) => (a < b ? -1 : 1)))

  it(`are equal to a clean build, byte for byte, through ${STEPS} random changes`, async () => {
    const random = randomFrom('incremental', SEED)
    const store = openReleaseStore(world.dataDir)
    let live: string | null = null
    const done: string[] = []
    for (let step = 1; step <= STEPS; step += 1) {
      const name = random.pick(Object.keys(CHANGES))
      const events = (await CHANGES[name]?.(world, random, step)) ?? []
      done.push(`${step} ${name}`)
      // One in six is a look at everything, as after a lost webhook.
      const told = events.length === 0 || random.int(1, 6) === 1 ? [] : events
      const { result }: Built = await builder.build(told, live, () => undefined).catch((error: unknown) => {
        throw new Error(`${done.join('\n')}\n${lines.slice(-20).join('\n')}`, { cause: error })
      })
      await storeMoved(world.dealer.db, result.moved)
      live = result.releaseId ?? live
      if (step % COMPARE_EVERY !== 0 && step !== STEPS) continue
      const [built, clean] = await Promise.all([store.load(live ?? ''), cleanRelease()])
      expect({ done, files: digests(built), redirects: built.redirects }).toEqual({ done, files: digests(clean), redirects: clean.redirects })
    }
  }, PATIENCE)
})
