import { readdir } from 'node:fs/promises'
import { directDisk } from './direct-disk'
import { nodeDisk } from './disk'
import type { Disk } from './disk'
import { createFaultyDisk, noSpace } from './testing/faulty-disk'
import { createBuiltSite, FACTS, NOW, page } from './testing/built-site'
import type { BuiltSite } from './testing/built-site'
import { localPublisher } from './local-publisher'
import { openReleaseStore } from './open-store'
import { PublishFailure } from '../builds/types'
import { verifyStore } from './verify'

let site: BuiltSite
let live: string

beforeEach(async () => {
  site = await createBuiltSite({
    'index.html': page('Accueil'),
    'contact/index.html': page('Contact'),
    _redirects: '/a / 301\n',
  })
  const store = openReleaseStore(site.dataDir)
  live = (await store.saveFull(site.publicDir, NOW, FACTS)).id
  await store.switchTo(live)
  await site.write('contact/index.html', page('Contactez-nous'))
  await site.write('_redirects', '/a /contact 301\n')
})
afterEach(() => site.end())

const CHANGES = { written: ['contact/index.html', '_redirects'], removed: [] }

/** Saves and publishes with a disk that fails at a step; the disk tells how many steps it took. */
const publishWith = async (failAt: number, error: () => Error, over: Disk = nodeDisk) => {
  const disk = createFaultyDisk(failAt, error, over)
  const store = openReleaseStore(site.dataDir, { disk })
  const run = async () => {
    const { id } = await store.saveChanges(live, site.publicDir, CHANGES, NOW, FACTS)
    await localPublisher(store, async () => undefined).publish(id)
    return id
  }
  return {
    failure: await run().then(
      () => null,
      (reason: unknown) => reason,
    ),
    steps: disk.steps(),
  }
}

describe('a process killed while it saves and publishes', () => {
  it.each([
    ['that waits aside', nodeDisk],
    ['that it asks itself', directDisk],
  ])('leaves on a disk %s a store that can be read and gone on with, at whichever step', async (_, over) => {
    const killed = () => new Error('killed')
    const { steps } = await publishWith(Number.POSITIVE_INFINITY, killed, over)
    const published = (await openReleaseStore(site.dataDir).current())?.id
    expect(steps).toBeGreaterThan(10)
    for (let failAt = 1; failAt <= steps; failAt += 1) {
      await site.end()
      await site.write('index.html', page('Accueil'))
      await site.write('contact/index.html', page('Contact'))
      await site.write('_redirects', '/a / 301\n')
      const store = openReleaseStore(site.dataDir, { graceMs: 0 })
      await store.switchTo((await store.saveFull(site.publicDir, NOW, FACTS)).id)
      await site.write('contact/index.html', page('Contactez-nous'))
      await site.write('_redirects', '/a /contact 301\n')

      await publishWith(failAt, killed, over)
      const current = await store.current()
      expect([live, published]).toContain(current?.id)
      expect((await verifyStore(store)).problems).toEqual([])

      const again = await store.saveChanges(live, site.publicDir, CHANGES, NOW, FACTS)
      await store.switchTo(again.id)
      expect([again.id, (await store.current())?.id]).toEqual([published, published])
      await store.collect()
      expect((await readdir(site.dataDir, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([])
      expect((await verifyStore(store)).problems).toEqual([])
    }
  })
})

describe('a disk that is full', () => {
  it('gives one clear line, leaves no half file, and what was live stays live', async () => {
    const { steps } = await publishWith(Number.POSITIVE_INFINITY, noSpace)
    const store = openReleaseStore(site.dataDir)
    await store.switchTo(live)
    const published = (await store.list()).find(({ id }) => id !== live)?.id ?? ''
    for (let failAt = 1; failAt <= steps; failAt += 1) {
      await site.write('contact/index.html', page(`Contact ${failAt}`))
      const { failure } = await publishWith(failAt, noSpace)
      // Steps that only tidy up may fail unheard.
      if (failure === null) await store.switchTo(live)
      else
        expect(String(failure)).toMatch(
          /^(?:ReleaseError|PublishFailure): .*: no space is left on the disk while a release was being (?:saved|published); what is live stays live$/,
        )
      const id = (await store.current())?.id
      expect(id).toBe(live)
      expect((await store.load(id ?? '')).id).toBe(live)
    }
    expect(published).not.toBe('')
    expect((await verifyStore(store)).problems).toEqual([])
  })

  it('is told to the worker as a publication that failed', async () => {
    const { id } = await openReleaseStore(site.dataDir).saveChanges(live, site.publicDir, CHANGES, NOW, FACTS)
    const store = openReleaseStore(site.dataDir, { disk: createFaultyDisk(1, noSpace) })
    await expect(localPublisher(store, async () => undefined).publish(id)).rejects.toThrow(PublishFailure)
    expect((await store.current())?.id).toBe(live)
  })
})
