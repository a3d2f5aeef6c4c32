import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { propertyRuns } from '../../domain/testing/property-runs'
import { createBackgroundCoder } from '../release/background-coder'
import { nodeDisk } from '../release/disk'
import { localPublisher } from '../release/local-publisher'
import { openReleaseStore } from '../release/open-store'
import type { ReleaseStore } from '../release/open-store'
import { createBuiltSite, FACTS, NOW, page } from '../release/testing/built-site'
import type { BuiltSite } from '../release/testing/built-site'
import type { ReleaseFile } from '../release/types'
import { openSite } from './open-site'
import type { Site } from './open-site'

let site: BuiltSite
let store: ReleaseStore
let served: Site
let problems: string[]
let coded: ReleaseFile[][]

const open = async (): Promise<Site> =>
  openSite({
    store,
    headerRules: [],
    stockSegment: 'stock',
    coder: { code: (files) => void coded.push([...files]) },
    onProblem: (line) => void problems.push(line),
    pollMs: 20,
  })

beforeEach(async () => {
  problems = []
  coded = []
  site = await createBuiltSite({
    'index.html': page('Accueil'),
    'stock/1-1-a/index.html': page('Une voiture'),
    _redirects: '/a / 301\n',
  })
  store = openReleaseStore(site.dataDir)
  served = await open()
})
afterEach(async () => {
  served.close()
  await site.end()
})

const ask = async (path: string) => {
  const response = await served.fetch(new Request(`http://localhost${path}`))
  return {
    status: response.status,
    release: response.headers.get('x-release'),
    text: await response.text(),
    location: response.headers.get('location'),
  }
}
const saveFull = async (): Promise<string> => (await store.saveFull(site.publicDir, NOW, FACTS)).id
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a site that follows the live release', () => {
  it('asks for patience before the first one', async () => {
    expect(await ask('/')).toMatchObject({ status: 503, text: expect.stringContaining('en préparation') })
    expect(served.release()).toBeNull()
  })

  it('refuses a release whose rules cannot be read, and stays with the one before', async () => {
    const publisher = localPublisher(store, () => served.refresh())
    const first = await saveFull()
    await publisher.publish(first)
    await writeFile(join(site.publicDir, '_redirects'), '/a /b /c /d\n')
    await expect(publisher.publish(await saveFull())).rejects.toThrow('_redirects:1')
    expect((await store.current())?.id).toBe(first)
    expect(await ask('/')).toMatchObject({ status: 200, release: first })
  })

  it('still answers the scripts of a release of before, and nothing else of it', async () => {
    const publisher = localPublisher(store, () => served.refresh())
    const script = `app-${'0'.repeat(20)}.js`
    await writeFile(join(site.publicDir, script), 'old()')
    await writeFile(join(site.publicDir, 'note.txt'), 'old')
    await publisher.publish(await saveFull())
    await rm(join(site.publicDir, script))
    await rm(join(site.publicDir, 'note.txt'))
    await publisher.publish(await saveFull())
    expect(await ask(`/${script}`)).toMatchObject({ status: 200, text: 'old()' })
    expect(await ask('/note.txt')).toMatchObject({ status: 404 })
  })

  it('serves a release as soon as it was published here', async () => {
    const publisher = localPublisher(store, () => served.refresh())
    const first = await saveFull()
    await publisher.publish(first)
    expect(await ask('/')).toMatchObject({ status: 200, release: first, text: page('Accueil') })
    await site.write('index.html', page('Bienvenue'))
    await site.write('_redirects', '/b / 301\n')
    const { id } = await store.saveChanges(
      first,
      site.publicDir,
      { written: ['index.html', '_redirects'], removed: [] },
      NOW,
      FACTS,
    )
    expect((await ask('/')).release).toBe(first)
    await publisher.publish(id)
    expect(await ask('/')).toMatchObject({ release: id, text: page('Bienvenue') })
    expect([(await ask('/a')).status, (await ask('/b')).location]).toEqual([404, '/'])
    expect(coded.map((files) => files.length)).toEqual([2, 1])
  })

  it('reads what is new in an expected release once, and says that it cannot be read when it is to go live', async () => {
    const first = await saveFull()
    await localPublisher(store, () => served.refresh()).publish(first)
    await site.write('index.html', page('Bienvenue'))
    const { id } = await openReleaseStore(site.dataDir).saveChanges(
      first,
      site.publicDir,
      { written: ['index.html'], removed: [] },
      NOW,
      FACTS,
    )
    const reads: string[] = []
    const serving = openReleaseStore(site.dataDir, {
      disk: { ...nodeDisk, read: (file) => (reads.push(file), nodeDisk.read(file)) },
    })
    const publisher = localPublisher(serving, async () => undefined)
    publisher.expect?.(id)
    await publisher.publish(id)
    const { shards } = (await serving.load(id)).root
    const times = [...new Set(shards)].map(
      (digest) => reads.filter((file) => file === serving.blobs.path(digest)).length,
    )
    expect(new Set(times)).toEqual(new Set([1]))

    publisher.expect?.('no-such-release')
    await expect(publisher.publish('no-such-release')).rejects.toThrow('no-such-release')
  })

  it('follows another process that switched', async () => {
    const id = await saveFull()
    await openReleaseStore(site.dataDir).switchTo(id)
    await until(() => served.release()?.id === id)
    expect((await ask('/stock/1-1-a')).release).toBe(id)
  })

  it('forgets the vehicle that a release no longer has, and knows the new text of another', async () => {
    const first = await saveFull()
    await store.switchTo(first)
    await served.refresh()
    expect(await ask('/stock/1-1-x')).toMatchObject({ status: 301, location: '/stock/1-1-a' })
    await site.remove('stock/1-1-a/index.html')
    await site.write('stock/1-1-b/index.html', page('La même'))
    await store.switchTo(
      (
        await store.saveChanges(
          first,
          site.publicDir,
          { written: ['stock/1-1-b/index.html'], removed: ['stock/1-1-a/index.html'] },
          NOW,
          FACTS,
        )
      ).id,
    )
    await served.refresh()
    expect(await ask('/stock/1-1-a')).toMatchObject({ status: 301, location: '/stock/1-1-b' })
  })

  it('goes on with what it has when the other one cannot be read, and says so once', async () => {
    const first = await saveFull()
    await store.switchTo(first)
    await served.refresh()
    await writeFile(join(site.dataDir, 'current.json'), '{"id":')
    await until(() => problems.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(problems).toEqual([expect.stringContaining('current.json names no release')])
    expect((await ask('/')).release).toBe(first)
    await store.switchTo(first)
  })

  it('hands out no spoilt bytes, and names them', async () => {
    const id = await saveFull()
    const file = store.blobs.path((await store.load(id)).file('/')?.digest ?? '')
    await writeFile(file, page('Autre chose'))
    await store.switchTo(id)
    await served.refresh()
    expect(await ask('/')).toMatchObject({
      status: 500,
      text: 'Cette page ne peut pas être lue. Merci de réessayer plus tard.\n',
    })
    expect(problems).toEqual([`/: ${file} is spoilt: its bytes do not match its digest`])
    expect((await ask('/stock/1-1-a')).status).toBe(200)
  })

  it('never mixes releases, however often they change under its readers', async () => {
    const ids = new Map<string, string>()
    for (const text of ['un', 'deux', 'trois']) {
      for (const file of ['index.html', 'contact/index.html', 'stock/1-1-a/index.html'])
        await site.write(file, page(text))
      ids.set(await saveFull(), text)
    }
    let done = false as boolean
    const switching = (async () => {
      for (let round = 0; round < propertyRuns(60); round += 1) {
        await store.switchTo([...ids.keys()][round % 3] ?? '')
        await served.refresh()
      }
    })().finally(() => (done = true))
    await until(() => served.release() !== null)
    let asked = 0
    while (!done) {
      // Answers from memory never wait: the switching needs its turn.
      await new Promise((resolve) => setImmediate(resolve))
      for (const answer of await Promise.all(['/', '/contact', '/stock/1-1-a'].map(ask))) {
        expect(answer.text).toBe(page(ids.get(answer.release ?? '') ?? ''))
        asked += 1
      }
    }
    await switching
    expect(asked).toBeGreaterThan(10)
  })
})

describe('coding in the background', () => {
  it('makes the codings of a release that has none, in threads that end with it', async () => {
    const { files } = await store.load(await saveFull())
    const coder = createBackgroundCoder({ dataDir: site.dataDir, onProblem: (line) => void problems.push(line) })
    const wanted = [...files()].map(([, file]) => file)
    coder.code([...wanted, { ...(wanted[0] as ReleaseFile), digest: '0'.repeat(64) }])
    await coder.idle()
    for (const { digest } of wanted) {
      expect((await store.blobs.readCoded(digest, 'br')) !== null).toBe(true)
      expect((await store.blobs.readCoded(digest, 'gzip')) !== null).toBe(true)
    }
    expect(problems).toEqual([expect.stringContaining('Coding in the background: ENOENT')])
    await coder.close()
  })

  it('codes nothing without threads', async () => {
    const { files } = await store.load(await saveFull())
    const coder = createBackgroundCoder({
      dataDir: site.dataDir,
      onProblem: (line) => void problems.push(line),
      threads: 0,
    })
    const wanted = [...files()].map(([, file]) => file)
    coder.code(wanted)
    await coder.idle()
    expect(await Promise.all(wanted.map(({ digest }) => store.blobs.readCoded(digest, 'br')))).toEqual(
      wanted.map(() => null),
    )
    await coder.close()
  })

  it('begins nothing while it is held, and goes on then', async () => {
    const { files } = await store.load(await saveFull())
    const wanted = [...files()].map(([, file]) => file)
    const coded = async () =>
      (await Promise.all(wanted.map(({ digest }) => store.blobs.readCoded(digest, 'br')))).filter(
        (bytes) => bytes !== null,
      ).length
    const coder = createBackgroundCoder({ dataDir: site.dataDir, onProblem: (line) => void problems.push(line) })
    coder.hold(true)
    coder.code(wanted)
    let isIdle = false
    const idle = coder.idle().then(() => (isIdle = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect([isIdle, await coded()]).toEqual([false, 0])
    coder.hold(false)
    await idle
    expect(await coded()).toBe(wanted.length)
    await coder.close()
  })
})
