import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { openReleaseStore } from '../release/open-store'
import { createFileSource } from './file-source'
import { readHeaderRules } from './host-config'
import { createSite } from './site'
import { indexSite } from './site-index'

const page = (text: string) => `<!doctype html><title>${text}</title>${'<p>bonjour</p>'.repeat(200)}`
const FILES: Record<string, string> = {
  'index.html': page('Accueil'),
  '404.html': page('Introuvable'),
  'page-data/stock/412-1-peugeot-3008/page-data.json': JSON.stringify({
    result: { data: { vehicle: { ...exampleVehicle, brandId: 'peugeot' } } },
  }),
  'erreurs/marque-introuvable/index.html': page('Marque introuvable'),
  'contact/index.html': page('Contact'),
  'stock/412-1-peugeot-3008/index.html': page('Peugeot 3008'),
  'erreurs/vehicule-introuvable/index.html': page('Véhicule introuvable'),
  'stock/comparer/index.html': page('Comparer'),
  'app-0d3c1f2e4b5a69788796.js': 'console.log(1)',
  'forcee/index.html': page('jamais montrée'),
  _redirects: [
    '/vieux page=2 /stock?p=2 301',
    '/vieux /contact 301',
    '/forcee /contact 301!',
    '/contact /ailleurs 301',
    '/stock/:vehicle/interessee /stock/:vehicle 200',
    ...['peugeot', 'opel'].flatMap((brand) => [
      `/${brand}/stock/:vehicle /stock/:vehicle 200`,
      `/${brand}/stock/:vehicle/testdrive /stock/:vehicle 200`,
      `/${brand}/stock/* /erreurs/vehicule-introuvable 404`,
    ]),
    '/stock/* /erreurs/vehicule-introuvable 404',
    '/:word/stock/* /erreurs/marque-introuvable 404',
  ].join('\n'),
}

let folder: string
let server: ServerType
let origin: string
let releaseId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, 'public', file)), { recursive: true })
    await writeFile(join(folder, 'public', file), text)
  }
  await writeFile(
    join(folder, 'host.toml'),
    '[[headers]]\nfor = "/stock/:vehicle/interessee"\n[headers.values]\nX-Robots-Tag = "noindex"\n',
  )
  const store = openReleaseStore(join(folder, 'data'))
  const { id } = await store.saveFull(join(folder, 'public'), new Date(), {
    buildId: null,
    versions: { content: null, dealer: null },
  })
  releaseId = id
  const site = indexSite(await store.load(id), 'stock', null, [['Content-Security-Policy', "default-src 'none'"]])
  const fetchSite = createSite({
    site: () => site,
    source: createFileSource(store.blobs),
    headerRules: await readHeaderRules(join(folder, 'host.toml')),
  })
  server = serve({ fetch: fetchSite, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' })

/** Sends a path as it is written, which fetch would not. */
const getRaw = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => request(origin, { path }, resolve).on('error', reject).end())

const redirect = async (path: string) => {
  const response = await get(path)
  return [response.status, response.headers.get('location')]
}

describe('the local host', () => {
  it('answers a page under its address without a slash, and redirects the one with', async () => {
    expect(await (await get('/contact')).text()).toBe(FILES['contact/index.html'])
    expect(await redirect('/contact/')).toEqual([301, '/contact'])
    expect(await redirect('/contact/?a=1')).toEqual([301, '/contact?a=1'])
  })

  it('asks the 301 file only where no file is, unless the rule is forced', async () => {
    expect((await get('/contact')).status).toBe(200)
    expect(await redirect('/forcee')).toEqual([301, '/contact'])
  })

  it('takes parameters in any order and passes the others on', async () => {
    expect(await redirect('/vieux')).toEqual([301, '/contact'])
    expect(await redirect('/vieux?x=1&page=2')).toEqual([301, '/stock?p=2'])
    expect(await redirect('/vieux?x=1')).toEqual([301, '/contact?x=1'])
  })

  it('takes one hop from an old address with a slash at its end, and from a wrong vehicle text with one', async () => {
    expect(await redirect('/vieux/')).toEqual([301, '/contact'])
    expect(await redirect('/vieux/?x=1&page=2')).toEqual([301, '/stock?p=2'])
    expect(await redirect('//vieux')).toEqual([301, '/contact'])
    expect(await redirect('/stock/412-1-opel-corsa/')).toEqual([301, '/stock/412-1-peugeot-3008'])
    expect(await redirect('/stock/412-1-peugeot-3008/interessee/?a=1')).toEqual([
      301,
      '/stock/412-1-peugeot-3008/interessee?a=1',
    ])
    expect(await redirect('/nulle-part/')).toEqual([301, '/nulle-part'])
  })

  it('sends a wrong vehicle text to the right page, in views of the vehicle too', async () => {
    expect(await redirect('/stock/412-1-opel-corsa')).toEqual([301, '/stock/412-1-peugeot-3008'])
    expect(await redirect('/stock/412-1-x/interessee?a=1')).toEqual([301, '/stock/412-1-peugeot-3008/interessee?a=1'])
    for (const path of ['/news/412-1-opel-corsa', '/412-1-opel-corsa', '/stock/412-1-opel-corsa/inconnu'])
      expect((await get(path)).status).toBe(404)
  })

  it('encodes an address that leads on, whatever letters it has', async () => {
    expect(await redirect('/%E4%B8%80/')).toEqual([301, '/%E4%B8%80'])
    expect(await redirect('/stock/412-1-%E4%B8%80?q=%E4%B8%80')).toEqual([301, '/stock/412-1-peugeot-3008?q=%E4%B8%80'])
    // No page is below another section, and no letter of it reaches a header as it is.
    for (const path of ['/%E4%B8%80/stock/412-1-x', '/%3Fa/stock/412-1-x', '/%0d%0aa/stock/412-1-x']) {
      const { status, headers } = await get(path)
      expect([path, status < 500, /^[\x21-\x7e]*$/.test(headers.get('location') ?? '')]).toEqual([path, true, true])
    }
  })

  it('serves a view from the vehicle’s own page, with the headers of the asked address', async () => {
    const response = await get('/stock/412-1-peugeot-3008/interessee')
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await response.text()).toBe(FILES['stock/412-1-peugeot-3008/index.html'])
    expect((await get('/stock/412-1-peugeot-3008')).headers.get('x-robots-tag')).toBeNull()
  })

  it('serves a vehicle and its forms below its own brand only', async () => {
    const vehicle = 'stock/412-1-peugeot-3008'
    for (const path of [`/peugeot/${vehicle}`, `/peugeot/${vehicle}/testdrive?a=1`])
      expect([path, (await get(path)).status]).toEqual([path, 200])
    expect(await redirect(`/opel/${vehicle}`)).toEqual([301, `/peugeot/${vehicle}`])
    expect(await redirect(`/opel/${vehicle}/testdrive?a=1`)).toEqual([301, `/peugeot/${vehicle}/testdrive?a=1`])
    for (const path of [`/simca/${vehicle}`, `/simca/${vehicle}/testdrive`, `/stock/${vehicle}`]) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 404])
      const kind = path.startsWith('/simca') ? 'marque' : 'vehicule'
      expect(await response.text()).toBe(FILES[`erreurs/${kind}-introuvable/index.html`])
    }
  })

  it('corrects brand, text and slash of a vehicle’s address in one hop', async () => {
    expect(await redirect('/opel/stock/412-1-x')).toEqual([301, '/peugeot/stock/412-1-peugeot-3008'])
    expect(await redirect('/opel/stock/412-1-x/testdrive/?a=1')).toEqual([
      301,
      '/peugeot/stock/412-1-peugeot-3008/testdrive?a=1',
    ])
    expect((await get('/simca/stock/412-1-x')).status).toBe(404)
    expect((await get('/opel/stock/999-1-x')).status).toBe(404)
  })

  it('knows an unknown vehicle, and its views, by the section’s error page', async () => {
    for (const path of ['/stock/999-1-x', '/stock/999-1-x/interessee', '/stock/comparer/interessee']) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).toBe(FILES['erreurs/vehicule-introuvable/index.html'])
    }
    expect((await get('/stock/comparer')).status).toBe(200)
    const other = await get('/nulle-part')
    expect([other.status, await other.text()]).toEqual([404, FILES['404.html']])
  })

  it('names the release in what people read, found or not', async () => {
    expect((await get('/contact')).headers.get('x-release')).toBe(releaseId)
    expect((await get('/nulle-part')).headers.get('x-release')).toBe(releaseId)
    expect((await get('/app-0d3c1f2e4b5a69788796.js')).headers.get('x-release')).toBeNull()
  })

  it('answers with coded bytes from the first request on', async () => {
    const response = await new Promise<IncomingMessage>((resolve) =>
      request(`${origin}/contact`, { headers: { 'accept-encoding': 'gzip, br' } }, resolve).end(),
    )
    const bytes = Buffer.concat(await response.toArray())
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(bytes).toString()).toBe(FILES['contact/index.html'])
  })

  it('answers 304 to a visitor who has the page, for each coding apart', async () => {
    const etag = (await get('/contact')).headers.get('etag') ?? ''
    expect((await get('/contact', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/contact', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
    expect((await get('/contact', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers ranges of the plain bytes', async () => {
    const part = await get('/contact', { range: 'bytes=0-14', 'accept-encoding': 'br' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-14/${Buffer.byteLength(FILES['contact/index.html'] ?? '')}`,
      '<!doctype html>',
    ])
    expect((await get('/contact', { range: 'bytes=999999-' })).status).toBe(416)
    expect((await get('/contact', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
  })

  it('keeps hashed files for good and asks again for all others', async () => {
    expect((await get('/app-0d3c1f2e4b5a69788796.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/contact')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('sends the security policy with what obeys one', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
    expect(await policyOf('/contact')).toBe("default-src 'none'")
    expect(await policyOf('/app-0d3c1f2e4b5a69788796.js')).toBeNull()
  })

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await fetch(`${origin}/contact`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(Buffer.byteLength(FILES['contact/index.html'] ?? '')),
      '',
    ])
    expect((await fetch(`${origin}/contact`, { method: 'POST' })).status).toBe(405)
  })

  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/contact/..%5c..%5cx',
    '/%00',
    '/%zz',
  ])('lets nobody out of the release: %s', async (path) => {
    const response = await getRaw(path)
    response.resume()
    expect([400, 404]).toContain(response.statusCode)
  })

  it.each([
    '/%2e',
    '/%2e/',
    '/%2E/',
    '/./',
    '/%2e%2e/',
    '/../',
    '/contact/%2e%2e/',
    '/contact/%2e%2e/stock',
    '/contact/./',
    '/contact/.%2e',
    '/a/%2e/../contact',
  ])('takes no address through dot segments for another one, however they are written: %s', async (path) => {
    const response = await getRaw(path)
    response.resume()
    expect(response.statusCode).toBe(400)
  })

  it.each(['/stock/%E0%A4%A', '/stock/%zz', '/%00', '/contact/%2e%2e/stock'])(
    'shows the site’s error page for an address that is none: %s',
    async (path) => {
      const response = await getRaw(path)
      const text = Buffer.concat(await response.toArray()).toString()
      expect([response.statusCode, response.headers['content-type'], text]).toEqual([
        400,
        'text/html; charset=utf-8',
        FILES['404.html'],
      ])
    },
  )

  it('answers names that begin with a dot or have one as any other', async () => {
    for (const path of ['/...', '/.bien-connu', '/%2ehtaccess', '/contact%2e', '/?a=/../b']) {
      const response = await getRaw(path)
      response.resume()
      expect([path, response.statusCode]).toEqual([path, path.startsWith('/?') ? 200 : 404])
    }
  })

  it('sends nobody to another host', async () => {
    const response = await getRaw('//evil.example/')
    response.resume()
    expect([response.statusCode, response.headers.location]).toEqual([301, '/evil.example'])
  })
})
