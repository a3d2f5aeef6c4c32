import { nodeDisk } from './disk'
import { THREAD_FROM } from './file-putter'
import { openReleaseStore } from './open-store'
import { createBuiltSite, FACTS, NOW, page } from './testing/built-site'
import type { BuiltSite } from './testing/built-site'

/** Several chunks for each thread. */
const COUNT = THREAD_FROM
const name = (index: number) => `stock/${index + 1}-1-x/index.html`
const files = (text: string) =>
  Object.fromEntries(
    Array.from({ length: COUNT }, (_, index) => [
      name(index),
      page(`${text} ${index + 1}`, [`/stock/${index + 1}-1-x`]),
    ]),
  )

let site: BuiltSite
beforeEach(async () => {
  site = await createBuiltSite({ ...files('Avant'), 'index.html': page('Accueil'), _redirects: '' })
})
afterEach(() => site.end())

describe('many files put into the store by two threads', () => {
  it('make the release that one thread makes', async () => {
    const two = openReleaseStore(site.dataDir)
    const one = openReleaseStore(`${site.dataDir}-one`, { disk: { ...nodeDisk } })
    const parent = await two.saveFull(site.publicDir, NOW, FACTS)
    expect((await one.saveFull(site.publicDir, NOW, FACTS)).id).toBe(parent.id)
    for (const [file, text] of Object.entries(files('Après'))) await site.write(file, text)
    const changes = { written: Object.keys(files('')), removed: [] }
    const after = await two.saveChanges(parent.id, site.publicDir, changes, NOW, FACTS)
    expect((await one.saveChanges(parent.id, site.publicDir, changes, NOW, FACTS)).id).toBe(after.id)
    expect(after.facts.counts).toMatchObject({ pages: COUNT + 1, vehicles: COUNT })
    const release = await two.load(after.id)
    const vehicles = [...release.files()].filter(([path]) => path.startsWith('/stock/'))
    expect(vehicles).toHaveLength(COUNT)
    for (const [path, { digest }] of vehicles) {
      const scan = two.scans.take(digest)
      expect([path, scan?.titles, [...(scan?.links ?? [])]]).toEqual([path, [`Après ${path.split(/[/-]/)[2]}`], [path]])
    }
  })

  it('name the file that is not there, wherever it fell', async () => {
    const store = openReleaseStore(site.dataDir)
    const { id } = await store.saveFull(site.publicDir, NOW, FACTS)
    for (const index of [0, COUNT / 2, COUNT - 1]) {
      const written = Object.keys(files(''))
      written[index] = 'nowhere/index.html'
      await expect(store.saveChanges(id, site.publicDir, { written, removed: [] }, NOW, FACTS)).rejects.toThrow(
        'nowhere/index.html is not there, though the build lists it',
      )
    }
  })
})
