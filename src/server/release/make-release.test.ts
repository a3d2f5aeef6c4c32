import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { blobPath } from './blob-store'
import { readCurrentRelease, writeCurrentRelease } from './current-release'
import { exportRelease } from './export-release'
import { makeRelease } from './make-release'

const NOW = new Date('2026-11-20T10:00:00Z')
const page = (text: string) => `<!doctype html><title>${text}</title>${'<p>bonjour</p>'.repeat(200)}`

let folder: string
let build: string
let blobs: string

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(build, file)), { recursive: true })
  await writeFile(join(build, file), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-release-'))
  build = join(folder, 'public')
  blobs = join(folder, 'blobs')
  await write('index.html', page('Accueil'))
  await write('stock/1-1-x/index.html', page('Une voiture'))
  await write('app-0d3c1f2e4b5a69788796.js', 'console.log(1)')
  await write('_redirects', '/a /b 301\n')
})
afterEach(() => rm(folder, { recursive: true }))

describe('a release', () => {
  it('maps addresses to bytes that lie coded in the store', async () => {
    const release = await makeRelease(build, blobs, NOW)
    expect(Object.keys(release.files).sort()).toEqual(['/', '/app-0d3c1f2e4b5a69788796.js', '/stock/1-1-x'])
    expect(release.redirects).toBe('/a /b 301\n')
    const file = release.files['/stock/1-1-x']
    const digest = file?.digest ?? ''
    expect(file?.codings).toEqual(['br', 'gzip'])
    const plain = await readFile(blobPath(blobs, digest), 'utf8')
    expect(plain).toBe(page('Une voiture'))
    expect(brotliDecompressSync(await readFile(blobPath(blobs, digest, 'br'))).toString()).toBe(plain)
    expect(gunzipSync(await readFile(blobPath(blobs, digest, 'gzip'))).toString()).toBe(plain)
  })

  it('has the same id for the same build, and another for any change', async () => {
    const { id } = await makeRelease(build, blobs, NOW)
    expect((await makeRelease(build, blobs, new Date(0))).id).toBe(id)
    await write('_redirects', '/a /c 301\n')
    expect((await makeRelease(build, blobs, NOW)).id).not.toBe(id)
  })

  it('refuses to export two addresses as one file', async () => {
    await write('contact/index.html', page('Contact'))
    await write('contact.html', page('Contact'))
    const release = await makeRelease(build, blobs, NOW)
    await expect(exportRelease(release, blobs, join(folder, 'dist'))).rejects.toThrow(
      '/contact.html and /contact would both be published as contact.html',
    )
  })

  it('survives being written and read, and says when the file is spoilt', async () => {
    const release = await makeRelease(build, blobs, NOW)
    expect(await readCurrentRelease(folder)).toBeNull()
    await writeCurrentRelease(folder, release)
    expect(await readCurrentRelease(folder)).toEqual(release)
    await writeFile(join(folder, 'release.json'), '{"id":')
    await expect(readCurrentRelease(folder)).rejects.toThrow('release.json is no release')
  })

  it('is exported as a host publishes it', async () => {
    const release = await makeRelease(build, blobs, NOW)
    const out = join(folder, 'dist')
    await mkdir(out)
    await writeFile(join(out, 'left-over.html'), 'old')
    await exportRelease(release, blobs, out, ['/stock/:vehicle/interessee'])
    expect((await readdir(out, { recursive: true })).sort()).toEqual([
      '_headers', '_redirects', 'app-0d3c1f2e4b5a69788796.js', 'index.html', 'stock', 'stock/1-1-x.html',
    ])
    expect(await readFile(join(out, '_headers'), 'utf8')).toBe(
      '/app-0d3c1f2e4b5a69788796.js\n  Cache-Control: public, max-age=31536000, immutable\n/stock/:vehicle/interessee\n  X-Robots-Tag: noindex\n',
    )
  })
})
