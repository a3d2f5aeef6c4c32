import { Hono } from 'hono'
import { compileRedirects } from '../../domain/routes/redirect-match'
import { parseRedirectsFile } from '../../domain/routes/redirects-file'
import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import { HttpError } from '../http/http-error'
import { redirectRoutes } from './redirect-routes'

const slugs = new Map([[412003, '412003-1-dacia-jogger']])
const table = compileRedirects(
  parseRedirectsFile(
    [
      '/fr/liste brand=1 page=2 /stock?brand=peugeot 301',
      '/fr/liste /stock 301',
      '/fr/blog/* /news 301',
      '/fr/portail https://rdv.example/lu 301',
    ].join('\n'),
  ).rules,
)
const routes = redirectRoutes({
  table: () => table,
  moved: async () => [{ from: '/alt', to: '/neuf' }],
  vehicleSlugById: async (id) => slugs.get(id) ?? null,
  segments: DEFAULT_SEGMENTS,
})
const app = new Hono().route('/api/redirects', routes)
app.onError((error, context) =>
  error instanceof HttpError ? context.json({ error: error.message }, error.status) : context.text(error.message, 500),
)

const ask = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await app.request(`/api/redirects?path=${encodeURIComponent(path)}`)
  return { status: response.status, body: await response.json() }
}

describe('GET /api/redirects/moved', () => {
  it('lists the addresses that stories left, never from a cache', async () => {
    const response = await app.request('/api/redirects/moved')
    expect(await response.json()).toEqual({ moved: [{ from: '/alt', to: '/neuf' }] })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('GET /api/redirects', () => {
  it.each([
    ['/fr/liste', '/stock'],
    ['/fr/liste/', '/stock'],
    ['/fr/liste?page=2&brand=1', '/stock?brand=peugeot'],
    ['/fr/liste?brand=1&utm_source=x&page=2', '/stock?brand=peugeot'],
    ['/fr/liste?utm_source=lettre', '/stock?utm_source=lettre'],
    ['/fr/blog/actualites/ancien', '/news'],
    ['/fr/portail', 'https://rdv.example/lu'],
    ['/stock/412003-1-ancien-texte', '/stock/412003-1-dacia-jogger'],
    ['/stock/412003-1', '/stock/412003-1-dacia-jogger'],
    ['/stock/412003-1-ancien/essai-routier?x=1', '/stock/412003-1-dacia-jogger/essai-routier?x=1'],
    ['/dacia/stock/412003-1-ancien', '/dacia/stock/412003-1-dacia-jogger'],
    ['/stock/412003-1-dacia-jogger/', '/stock/412003-1-dacia-jogger'],
    ['/peugeot/', '/peugeot'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('sends %s to %s', async (path, redirect) => {
    expect(await ask(path)).toEqual({ status: 200, body: { redirect } })
  })

  it.each(['/', '/inconnu', '/stock/412003-1-dacia-jogger', '/stock/999999-1-vendu', '/a/412003-1-texte', '/fr/Liste'])(
    'knows nothing better than %s',
    async (path) => {
      expect(await ask(path)).toEqual({ status: 200, body: { redirect: null } })
    },
  )

  it.each([
    '',
    'stock',
    '//evil.example/x',
    'https://evil.example/',
    '/\\evil.example',
    '/a\u0000b',
    '/a%00b',
    '/%2fevil.example/',
    '/%zz',
    `/${'a'.repeat(2048)}`,
  ])('refuses %j', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(400)
    expect(body).toEqual({ error: expect.stringContaining('path') })
  })

  it('refuses a look-up without a path', async () => {
    expect((await app.request('/api/redirects')).status).toBe(400)
  })
})
