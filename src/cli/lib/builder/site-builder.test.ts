import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { IncrementalBuilder, StartResult } from '../../../../plugins/gatsby-incremental-builder/src/types'
import { STORY_ADDRESSES } from '../../../contract/story-addresses'
import { openReleaseStore } from '../../../server/release/open-store'
import type { ReleaseStore } from '../../../server/release/open-store'
import { shardOf } from '../../../server/release/shard'
import { createBuiltSite, page } from '../../../server/release/testing/built-site'
import type { BuiltSite } from '../../../server/release/testing/built-site'
import { createSiteBuilder } from './site-builder'

type Move = { from: string; to: string }

let site: BuiltSite
let store: ReleaseStore

/** What a build leaves in its output. */
const leave = async (moved: Move[], addresses: string): Promise<string[]> => {
  const report = { pages: { story: 1 }, moved, entries: [], versions: { content: '1', dealer: '1' } }
  const files = {
    'builds/report.json': JSON.stringify(report),
    'builds/latest.json': '{"id":"x"}',
    [STORY_ADDRESSES]: addresses,
  }
  for (const [file, text] of Object.entries(files)) await site.write(file, text)
  return Object.keys(files)
}
const rebuilt = (written: string[]) => ({
  written,
  removed: [],
  pages: { created: [], changed: [], deleted: [] },
  timings: {},
  memory: { rss: 0 },
  fullBuildWanted: null,
})

/** A process whose builds find these moves, the first one's first. */
const processOf = (
  found: Move[][],
  onStart: () => Promise<void> = async () => undefined,
  result: Partial<StartResult> = {},
) => {
  const turns = found.values()
  const next = async () => leave(turns.next().value ?? [], '{"a":"/x"}')
  const builder: IncrementalBuilder = {
    start: async () => {
      await onStart()
      await next()
      return { kind: 'clean', dropped: null, pages: 1, timings: {}, memory: { rss: 0 }, ...result }
    },
    rebuild: async () => rebuilt(await next()),
    codeChanged: async () => false,
    stop: async () => undefined,
  }
  return createSiteBuilder({
    folder: dirname(site.publicDir),
    builder,
    store,
    gate: async () => [],
    onStage: () => undefined,
  })
}

beforeEach(async () => {
  site = await createBuiltSite({ 'index.html': page('Accueil') })
  store = openReleaseStore(site.dataDir)
})
afterEach(() => site.end())

describe('stories that moved', () => {
  it('are told of by whatever build found them, the first of a process too, until the process ends', async () => {
    const builder = processOf([[{ from: '/a', to: '/b' }], [], [{ from: '/b', to: '/c' }], []])
    await builder.start()
    expect((await builder.build([], null)).moved).toEqual([{ from: '/a', to: '/b' }])
    const both = [
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ]
    expect((await builder.build([], null)).moved).toEqual(both)
    expect((await builder.build([], null)).moved).toEqual(both)
  })

  it('are told of together when they changed places', async () => {
    const swap = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/b' },
    ]
    const builder = processOf([[{ from: '/a', to: '/b' }], [], swap])
    await builder.start()
    await builder.build([], null)
    expect((await builder.build([], null)).moved).toEqual([{ from: '/a', to: '/c' }, ...swap])
  })

  it('are looked for from where visitors know them, whatever an interrupted build left', async () => {
    await leave([], '{"a":"/before"}')
    const { id } = await store.saveFull(site.publicDir, new Date(), {
      buildId: null,
      versions: { content: '1', dealer: '1' },
    })
    await store.switchTo(id)
    await leave([{ from: '/before', to: '/after' }], '{"a":"/after"}')
    const seen: string[] = []
    const look = async () => void seen.push(await readFile(join(site.publicDir, STORY_ADDRESSES), 'utf8'))
    await processOf([[]], look).start()
    await rm(join(site.publicDir, 'builds'), { recursive: true })
    await processOf([[]], look).start()
    expect(seen).toEqual(['{"a":"/before"}', '{"a":"/before"}'])
  })
})

describe('the first build of a process', () => {
  it('says what it went on from, how long its parts took, and why it began from nothing', async () => {
    const timings = { check: 200, build: 7_400, tidy: 12, total: 7_612 }
    const warm = await processOf([[]], undefined, { kind: 'warm', timings }).start()
    expect(warm).toMatch(/^warm start in \d+\.\d s \(check 0\.2, build 7\.4(?:, release \d+\.\d)?\)$/)
    const clean = await processOf([[]], undefined, { timings, dropped: 'the last build was interrupted' }).start()
    expect(clean).toMatch(/^clean start in .*\): the last build was interrupted$/)
  })

  it('tells of the pages that changed while there was none, and the next one of its own', async () => {
    await site.write('sold/index.html', page('Vendu'))
    const first = processOf([[]])
    await first.start()
    const [live] = await store.list()
    await site.write('index.html', page('Bienvenue'))
    await site.write('new/index.html', page('Neuf'))
    await rm(join(site.publicDir, 'sold'), { recursive: true })
    const second = processOf([[], [], []])
    await second.start()
    const { releaseId, pages } = await second.build([], live?.id ?? null)
    expect(pages).toEqual({ created: ['/new'], changed: ['/'], deleted: ['/sold'], total: 1 })
    expect((await second.build([], releaseId)).pages).toEqual({ created: [], changed: [], deleted: [], total: 1 })
  })
})

describe('the stories that a build was made from', () => {
  it('are told as the build left them, or not at all', async () => {
    const builder = processOf([[], [], []])
    await builder.start()
    expect((await builder.build([], null)).stories).toBeNull()
    await mkdir(join(dirname(site.publicDir), '.cache'), { recursive: true })
    await writeFile(join(dirname(site.publicDir), '.cache', 'story-marks.json'), '{"7":"2026-11-21T10:00:00Z home"}')
    expect((await builder.build([], null)).stories).toEqual({ 7: '2026-11-21T10:00:00Z home' })
  })
})

describe('a live release that cannot be read any more', () => {
  it('is followed by one that can, and not compared with', async () => {
    const first = processOf([[]])
    await first.start()
    const [live] = await store.list()
    await writeFile(store.blobs.path(live?.shards[shardOf('/')] ?? ''), 'spoilt')
    await site.write('index.html', page('Bienvenue'))
    store = openReleaseStore(site.dataDir)
    const second = processOf([[], []])
    await second.start()
    const { releaseId, files } = await second.build([], live?.id ?? null)
    expect([releaseId === live?.id, files.removed]).toEqual([false, 0])
    expect(files.written).toBe((await store.load(releaseId ?? '')).root.facts.counts.files)
  })
})
