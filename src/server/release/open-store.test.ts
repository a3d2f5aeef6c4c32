import { mkdir, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleaseStore } from './open-store'
import type { ReleaseStore } from './open-store'
import { createBuiltSite, FACTS, NOW, page } from './testing/built-site'
import type { BuiltSite } from './testing/built-site'

let site: BuiltSite
let store: ReleaseStore

beforeEach(async () => {
  site = await createBuiltSite({
    'index.html': page('Accueil'),
    'stock/1-1-x/index.html': page('Une voiture'),
    'app-0d3c1f2e4b5a69788796.js': 'console.log(1)',
    _redirects: '/a /b 301\n/* /404 404\n',
  })
  store = openReleaseStore(site.dataDir)
})
afterEach(() => site.end())

const saveFull = (now = NOW) => store.saveFull(site.publicDir, now, FACTS)

describe('a release', () => {
  it('maps addresses to bytes, and counts what it holds', async () => {
    const root = await saveFull()
    const release = await store.load(root.id)
    expect([...release.files()].map(([path]) => path).sort()).toEqual([
      '/',
      '/app-0d3c1f2e4b5a69788796.js',
      '/stock/1-1-x',
    ])
    expect(release.redirects).toBe('/a /b 301\n/* /404 404\n')
    expect(root.facts).toEqual({ ...FACTS, kind: 'full', counts: { files: 3, pages: 2, vehicles: 1, redirects: 1 } })
    const file = release.file('/stock/1-1-x')
    expect(file).toMatchObject({
      size: Buffer.byteLength(page('Une voiture')),
      type: 'text/html; charset=utf-8',
      immutable: false,
    })
    expect((await store.blobs.read(file?.digest ?? '')).toString()).toBe(page('Une voiture'))
    expect(release.file('/nulle-part')).toBeUndefined()
  })

  it('has the same id for the same build, and another for any change', async () => {
    const { id } = await saveFull()
    expect((await saveFull(new Date(0))).id).toBe(id)
    await site.write('_redirects', '/a /c 301\n')
    expect((await saveFull()).id).not.toBe(id)
  })

  it('shares with its parent all that a rebuild did not change', async () => {
    const parent = await saveFull()
    await site.write('stock/1-1-x/index.html', page('Une autre voiture'))
    const changed = await store.saveChanges(
      parent.id,
      site.publicDir,
      { written: ['stock/1-1-x/index.html'], removed: [] },
      NOW,
      FACTS,
    )
    expect(changed).toMatchObject({ parent: parent.id, facts: { kind: 'incremental', counts: parent.facts.counts } })
    expect(changed.shards.filter((digest, number) => digest !== parent.shards[number])).toHaveLength(1)
    expect(await store.diff(parent.id, changed.id)).toEqual({
      written: ['/stock/1-1-x'],
      removed: [],
      pages: { created: [], changed: ['/stock/1-1-x'], deleted: [] },
    })
    expect(await store.diff(changed.id, parent.id)).toMatchObject({ written: ['/stock/1-1-x'], removed: [] })
  })

  it('is its parent when a rebuild wrote the same bytes', async () => {
    const parent = await saveFull()
    const again = await store.saveChanges(
      parent.id,
      site.publicDir,
      { written: ['index.html', 'webpack.stats.json'], removed: [] },
      NOW,
      FACTS,
    )
    expect(again).toEqual(parent)
  })

  it('takes what was removed and written in one rebuild as written', async () => {
    const parent = await saveFull()
    const same = await store.saveChanges(
      parent.id,
      site.publicDir,
      { written: ['index.html'], removed: ['index.html'] },
      NOW,
      FACTS,
    )
    expect(same.id).toBe(parent.id)
  })

  it('names a file that the build lists and did not write, and leaves the store as it was', async () => {
    const parent = await saveFull()
    await expect(
      store.saveChanges(parent.id, site.publicDir, { written: ['contact/index.html'], removed: [] }, NOW, FACTS),
    ).rejects.toThrow(/contact\/index\.html is not there, though the build lists it/)
    expect(await store.list()).toEqual([parent])
  })
})

describe('the live release', () => {
  it('is none in a new folder, nor in one of the old format', async () => {
    expect(await store.current()).toBeNull()
    await mkdir(site.dataDir, { recursive: true })
    await writeFile(join(site.dataDir, 'release.json'), '{"id":"0123456789abcdef","files":{}}')
    expect([await store.current(), await store.list()]).toEqual([null, []])
  })

  it('switches, and back', async () => {
    const first = await saveFull()
    await store.switchTo(first.id, NOW)
    expect(await store.current()).toEqual({ id: first.id, previous: null, switchedAt: NOW.toISOString() })
    await site.write('index.html', page('Bienvenue'))
    const second = await saveFull()
    await store.switchTo(second.id)
    await store.switchTo(second.id)
    expect(await store.current()).toMatchObject({ id: second.id, previous: first.id })
    await store.switchTo(first.id)
    expect(await openReleaseStore(site.dataDir).current()).toMatchObject({ id: first.id, previous: second.id })
  })

  it('stays when the other one does not exist, or the name is no name', async () => {
    const { id } = await saveFull()
    await store.switchTo(id)
    await expect(store.switchTo('0123456789abcdef')).rejects.toThrow('There is no release 0123456789abcdef')
    await expect(store.switchTo('../../etc/passwd')).rejects.toThrow('is no release id')
    expect((await store.current())?.id).toBe(id)
  })

  it('says what to do when the pointer is spoilt, and does it', async () => {
    const { id } = await saveFull()
    await writeFile(join(site.dataDir, 'current.json'), '{"id":')
    await expect(store.current()).rejects.toThrow(
      /current\.json names no release; "npm run release -- rollback ID" writes it anew/,
    )
    await store.switchTo(id)
    expect((await store.current())?.id).toBe(id)
  })
})

describe('bytes', () => {
  const blobOf = async (id: string, path: string) => store.blobs.path((await store.load(id)).file(path)?.digest ?? '')

  it('that are spoilt are not handed out, and a full build mends them', async () => {
    const { id } = await saveFull()
    const file = await blobOf(id, '/')
    const bytes = await readFile(file)
    bytes[20] = (bytes[20] ?? 0) ^ 1
    await writeFile(file, bytes)
    const digest = (await store.load(id)).file('/')?.digest ?? ''
    await expect(store.blobs.read(digest)).rejects.toThrow('is spoilt: its bytes do not match its digest')
    await saveFull()
    expect((await store.blobs.read(digest)).toString()).toBe(page('Accueil'))
  })

  it('of a shard that are spoilt keep a release from being loaded', async () => {
    const { id, shards } = await saveFull()
    const full = shards.find((digest, _, all) => all.filter((other) => other === digest).length === 1) ?? ''
    await writeFile(store.blobs.path(full), '{}')
    await expect(openReleaseStore(site.dataDir).load(id)).rejects.toThrow(/is spoilt/)
  })

  it('cut short by a power failure are written again', async () => {
    const { id } = await saveFull()
    const file = await blobOf(id, '/')
    await writeFile(file, '')
    await site.write('accueil/index.html', page('Accueil'))
    await store.saveChanges(id, site.publicDir, { written: ['accueil/index.html'], removed: [] }, NOW, FACTS)
    expect(await readFile(file, 'utf8')).toBe(page('Accueil'))
  })

  it('that are taken up again are made young', async () => {
    const { id } = await saveFull()
    const file = await blobOf(id, '/')
    await utimes(file, new Date(0), new Date(0))
    await saveFull()
    expect((await stat(file)).mtimeMs).toBeGreaterThan(Date.now() - 600_000)
  })

  it('lie in no draft once they are saved', async () => {
    await saveFull()
    const left = (await readdir(site.dataDir, { recursive: true })).filter(
      (name) => name.endsWith('.tmp') || name.includes('saving/'),
    )
    expect(left).toEqual([])
  })
})
