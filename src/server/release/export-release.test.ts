import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportRelease } from './export-release'
import { openReleaseStore } from './open-store'
import { createBuiltSite, FACTS, NOW, page } from './testing/built-site'
import type { BuiltSite } from './testing/built-site'

let site: BuiltSite
let out: string

beforeEach(async () => {
  site = await createBuiltSite({
    'index.html': page('Accueil'),
    'stock/1-1-x/index.html': page('Une voiture'),
    'app-0d3c1f2e4b5a69788796.js': '1',
    _redirects: '/a /b 301\n',
  })
  out = join(site.dataDir, 'dist')
})
afterEach(() => site.end())

const saved = async () => {
  const store = openReleaseStore(site.dataDir)
  return { store, release: await store.load((await store.saveFull(site.publicDir, NOW, FACTS)).id) }
}

describe('an exported release', () => {
  it('is a folder as a host publishes it, and nothing of before', async () => {
    const { store, release } = await saved()
    await mkdir(out)
    await writeFile(join(out, 'left-over.html'), 'old')
    await exportRelease(release, store.blobs, out)
    expect((await readdir(out, { recursive: true })).sort()).toEqual([
      '_headers',
      '_redirects',
      'app-0d3c1f2e4b5a69788796.js',
      'index.html',
      'stock',
      'stock/1-1-x.html',
    ])
    expect(await readFile(join(out, 'stock/1-1-x.html'), 'utf8')).toBe(page('Une voiture'))
    expect(await readFile(join(out, '_headers'), 'utf8')).toBe(
      [
        '/*',
        "  Content-Security-Policy: object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
        '/app-0d3c1f2e4b5a69788796.js',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    )
  })

  it('has no two addresses as one file', async () => {
    await site.write('contact/index.html', page('Contact'))
    await site.write('contact.html', page('Contact'))
    const { store, release } = await saved()
    await expect(exportRelease(release, store.blobs, out)).rejects.toThrow(
      '/contact and /contact.html would both be published as contact.html',
    )
  })

  it('has no spoilt bytes, and leaves an export of before as it was', async () => {
    const { store, release } = await saved()
    await exportRelease(release, store.blobs, out)
    const before = await readdir(out, { recursive: true })
    await writeFile(store.blobs.path(release.file('/')?.digest ?? ''), 'x')
    await expect(exportRelease(release, store.blobs, out)).rejects.toThrow('is spoilt')
    expect(await readdir(out, { recursive: true })).toEqual(before)
    expect((await readdir(site.dataDir)).filter((name) => name.includes('dist'))).toEqual(['dist'])
  })

  it('replaces what an export that was killed left beside it', async () => {
    const { store, release } = await saved()
    const unfinished = join(site.dataDir, '.dist.unfinished')
    await mkdir(unfinished)
    await writeFile(join(unfinished, 'half.html'), 'x')
    await exportRelease(release, store.blobs, out)
    expect(await readdir(out)).not.toContain('half.html')
    expect(await readdir(site.dataDir)).not.toContain('.dist.unfinished')
  })
})
