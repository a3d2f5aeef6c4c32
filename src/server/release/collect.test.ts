import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleaseStore } from './open-store'
import type { ReleaseStore } from './open-store'
import { createBuiltSite, FACTS, NOW, page } from './testing/built-site'
import type { BuiltSite } from './testing/built-site'
import { saveAndCollect } from './testing/save-and-collect'
import { verifyStore } from './verify'

const DAY = 86_400_000
/** Keeps nothing but what is live, and the one before. */
const NOTHING = { keep: 0, days: 0, atMost: 0 }

let site: BuiltSite
let store: ReleaseStore

beforeEach(async () => {
  site = await createBuiltSite({ 'index.html': page('Accueil'), 'contact/index.html': page('Contact') })
  store = openReleaseStore(site.dataDir, { graceMs: 0 })
})
afterEach(() => site.end())

const save = async (text: string, at = NOW): Promise<string> => {
  await site.write('index.html', page(text))
  return (await store.saveFull(site.publicDir, at, FACTS)).id
}

const blobCount = async (): Promise<number> =>
  (await readdir(join(site.dataDir, 'blobs'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

const later = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('garbage collection', () => {
  it('drops releases beyond their time with the bytes that only they had', async () => {
    const ids = [await save('a', new Date(0)), await save('b', new Date(DAY)), await save('c', new Date(2 * DAY))]
    await store.switchTo(ids[2] ?? '')
    const before = await blobCount()
    await later()
    const { releases, blobs, bytes } = await store.collect({ keep: 2, days: 7 })
    expect(releases).toEqual([ids[0]])
    expect(blobs).toBeGreaterThanOrEqual(2)
    expect(bytes).toBeGreaterThan(page('a').length)
    expect(await blobCount()).toBe(before - blobs)
    expect((await store.list()).map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect((await verifyStore(store)).problems).toEqual([])
  })

  it('leaves the live release and the one before it, though all others go', async () => {
    const [first, second, third] = [await save('a'), await save('b'), await save('c')]
    await store.switchTo(second)
    await store.switchTo(first)
    await later()
    expect((await store.collect(NOTHING)).releases).toEqual([third])
    await store.switchTo(second)
    expect((await verifyStore(store)).problems).toEqual([])
  })

  it('leaves bytes alone that are young, and drafts of those who write right now', async () => {
    const careful = openReleaseStore(site.dataDir)
    await careful.switchTo(await save('a'))
    const draft = join(site.dataDir, 'blobs', 'draft.tmp')
    await save('b')
    await writeFile(join(site.dataDir, 'releases', 'x.tmp'), '')
    expect(await careful.collect(NOTHING)).toMatchObject({ blobs: 0 })
    await utimes(join(site.dataDir, 'releases', 'x.tmp'), new Date(0), new Date(0))
    expect(await careful.collect(NOTHING)).toMatchObject({ blobs: 1 })
    await expect(stat(draft)).rejects.toThrow('ENOENT')
  })

  it('keeps codings with their bytes', async () => {
    const id = await save('a')
    await store.switchTo(id)
    const digest = (await store.load(id)).file('/')?.digest ?? ''
    await store.blobs.putCoded(digest, 'gzip', Buffer.from('coded'))
    await store.blobs.putCoded('0'.repeat(64), 'gzip', Buffer.from('of nothing'))
    await later()
    expect((await store.collect()).blobs).toBe(1)
    expect(await store.blobs.readCoded(digest, 'gzip')).toEqual(Buffer.from('coded'))
  })

  it('removes no blob when a release cannot be read, and names the file', async () => {
    const id = await save('a')
    await store.switchTo(id)
    await save('b')
    const before = await blobCount()
    await writeFile(join(site.dataDir, 'releases', `${id}.json`), '{}')
    await later()
    await expect(store.collect(NOTHING)).rejects.toThrow(`${id}.json is no release`)
    expect(await blobCount()).toBe(before)
  })

  it('takes nothing from a process that is saving on top of old bytes', async () => {
    let report: Awaited<ReturnType<typeof saveAndCollect>> = 'stalled'
    for (const grace of [1000, 3000, 9000]) if (report === 'stalled') report = await saveAndCollect(site.dataDir, grace)
    if (report === 'stalled')
      throw new Error('The machine let the other process wait for longer than 4.5 s, three times')
    expect(report.saved).toBeGreaterThan(5)
    expect((await store.current())?.id).toBe(report.id)
    expect((await verifyStore(openReleaseStore(site.dataDir))).problems).toEqual([])
  }, 120_000)
})
