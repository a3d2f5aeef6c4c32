import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { propertyRuns } from '../../domain/testing/property-runs'
import { openReleaseStore } from './open-store'
import { createBuiltSite, FACTS, NOW, page } from './testing/built-site'
import { verifyStore } from './verify'

const FILES = [
  'index.html',
  'contact/index.html',
  'stock/1-1-a/index.html',
  'stock/2-1-b/index.html',
  'app-0d3c1f2e4b5a69788796.js',
  '_redirects',
  '404/index.html',
] as const

/** A rebuild: what it writes (a version of a file) and removes; then perhaps going live, back, or collecting. */
const step = fc.record({
  files: fc.uniqueArray(
    fc.record({ file: fc.constantFrom(...FILES), version: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }) }),
    {
      selector: ({ file }) => file,
      maxLength: 4,
    },
  ),
  then: fc.constantFrom('publish', 'roll back', 'collect', 'nothing'),
})

const textOf = (file: string, version: number): string =>
  file === '_redirects'
    ? Array.from({ length: version }, (_, n) => `/old/${n} / 301`).join('\n')
    : page(`${file} ${version}`)

describe('any sequence of rebuilds', () => {
  it('gives the releases that saving the folder whole gives, and loses no byte of them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const site = await createBuiltSite({ 'index.html': textOf('index.html', 0) })
        const present = new Map<string, number>([['index.html', 0]])
        const store = openReleaseStore(site.dataDir, { graceMs: 0, savesOnly: true })
        const witness = openReleaseStore(`${site.dataDir}-witness`)
        try {
          let last = await store.saveFull(site.publicDir, NOW, FACTS)
          await store.switchTo(last.id)
          for (const { files, then } of steps) {
            const before = new Map(present)
            for (const { file, version } of files) {
              if (version !== null) {
                await site.write(file, textOf(file, version))
                present.set(file, version)
              } else if (present.delete(file)) await site.remove(file)
            }
            const written = files.filter(({ version }) => version !== null).map(({ file }) => file)
            const removed = [...before.keys()].filter((file) => !present.has(file))
            const parent = last
            last = await store.saveChanges(parent.id, site.publicDir, { written, removed }, NOW, FACTS)
            const whole = await witness.saveFull(site.publicDir, NOW, FACTS)
            expect([last.id, last.shards, last.facts.counts]).toEqual([whole.id, whole.shards, whole.facts.counts])
            const { written: now, removed: gone } = await store.diff(parent.id, last.id)
            const [old, release] = [await store.load(parent.id), await store.load(last.id)]
            const paths = new Set([...old.files(), ...release.files()].map(([path]) => path))
            const differ = [...paths].filter((path) => old.file(path)?.digest !== release.file(path)?.digest).sort()
            expect([...now, ...gone].sort()).toEqual(differ)

            const current = await store.current()
            if (then === 'publish') await store.switchTo(last.id)
            if (then === 'roll back' && current?.previous) await store.switchTo(current.previous)
            if (then === 'collect') {
              const pinned = [current?.id, current?.previous]
              const { releases } = await store.collect({ keep: 1, days: 0, atMost: 1 })
              expect(releases.filter((id) => pinned.includes(id))).toEqual([])
              // The newest of equal age is kept by name: the next rebuild needs its parent to be there.
              if (releases.includes(last.id)) last = await store.saveFull(site.publicDir, NOW, FACTS)
            }
            expect((await verifyStore(openReleaseStore(site.dataDir))).problems).toEqual([])
          }
        } finally {
          await site.end()
          await rm(`${site.dataDir}-witness`, { recursive: true, force: true })
        }
      }),
      { numRuns: propertyRuns(25), seed: 3 },
    )
  }, 120_000)
})
