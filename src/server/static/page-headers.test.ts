import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PAGE_HEADERS, pageHeadersText } from '../../contract/page-headers'
import { netlifyFiles } from '../publish/netlify/site-files'
import { exportRelease } from '../release/export-release'
import { openReleaseStore } from '../release/open-store'
import { createBuiltSite, FACTS, NOW, page } from '../release/testing/built-site'
import type { BuiltSite } from '../release/testing/built-site'
import { readHeaderRules, readHeadersText } from './host-config'
import { openSite } from './open-site'

const HOST_CONFIG = resolve(__dirname, '../../../netlify.toml')
const OF_PAGES = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-a='",
  'Strict-Transport-Security': 'max-age=1',
}

/** Headers that a `_headers` file sets for every address. */
const everywhereIn = (text: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  let isEverywhere = false
  for (const line of text.split('\n')) {
    if (!line.startsWith(' ')) isEverywhere = line === '/*'
    else if (isEverywhere) {
      const [name = '', ...value] = line.trim().split(': ')
      headers[name] = value.join(': ')
    }
  }
  return headers
}

let site: BuiltSite
beforeEach(async () => {
  site = await createBuiltSite({
    'index.html': page('Accueil'),
    '404.html': page('Introuvable'),
    [PAGE_HEADERS]: pageHeadersText(OF_PAGES),
  })
})
afterEach(() => site.end())

const saved = async () => {
  const store = openReleaseStore(site.dataDir)
  const { id } = await store.saveFull(site.publicDir, NOW, FACTS)
  return { store, release: await store.load(id) }
}

const served = async (store: ReturnType<typeof openReleaseStore>) => {
  const problems: string[] = []
  const host = await openSite({
    store,
    headerRules: await readHeaderRules(HOST_CONFIG),
    stockSegment: 'stock',
    coder: { code: () => undefined },
    onProblem: (line) => void problems.push(line),
  })
  return { host, problems }
}

describe('headers of every page', () => {
  it('are the same on the local host, in an export and in a deploy', async () => {
    const { store, release } = await saved()
    await store.switchTo(release.id)
    const { host } = await served(store)
    const headersOf = async (path: string) => (await host.fetch(new Request(`http://localhost${path}`))).headers
    const [home, missing] = [await headersOf('/'), await headersOf('/nulle-part')]
    host.close()

    const out = join(site.dataDir, 'dist')
    await exportRelease(release, store.blobs, out)
    const constant = await readHeadersText(HOST_CONFIG)
    const exported = everywhereIn(constant + (await readFile(join(out, '_headers'), 'utf8')))
    const { read } = await netlifyFiles(release, store.blobs, { headers: constant, apiOrigin: null })
    expect(everywhereIn((await read('/_headers')).toString())).toEqual(exported)
    expect(exported).toMatchObject(OF_PAGES)
    for (const [name, value] of Object.entries(exported))
      expect([name, home.get(name), missing.get(name)]).toEqual([name, value, value])
  })

  it('that never change stand in the configuration of the host, and what a build decides only in its release', async () => {
    const constant = everywhereIn(await readHeadersText(HOST_CONFIG))
    expect(Object.keys(constant).sort()).toEqual([
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
    ])
  })

  it('keep a release from being served that has them spoilt', async () => {
    await writeFile(join(site.publicDir, PAGE_HEADERS), '{"A: b":"c\\nd"}')
    const { store, release } = await saved()
    await store.switchTo(release.id)
    const { host, problems } = await served(store)
    host.close()
    expect(host.release()).toBeNull()
    expect(problems).toEqual([expect.stringContaining(PAGE_HEADERS)])
    await expect(exportRelease(release, store.blobs, join(site.dataDir, 'dist'))).rejects.toThrow(PAGE_HEADERS)
  })

  it('are those of old where a release has none', async () => {
    await site.remove(PAGE_HEADERS)
    const { store, release } = await saved()
    await store.switchTo(release.id)
    const { host } = await served(store)
    const policy = (await host.fetch(new Request('http://localhost/'))).headers.get('content-security-policy')
    host.close()
    expect(policy).toBe("object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'")
  })
})
