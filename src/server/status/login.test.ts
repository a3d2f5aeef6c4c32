import { createBuildFeed } from '../builds/feed'
import type { OpenDatabase } from '../database/open-database'
import { testDatabases } from '../testing/databases/databases'
import { exampleReleases } from './testing/example-releases'
import { openStatus, TOKEN } from './testing/open-status'

describe.each(testDatabases)('signing in to the status page', ({ open }) => {
  let opened: OpenDatabase
  let now = new Date('2026-11-21T13:30:00Z')
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())
  const start = (options: Partial<Parameters<typeof openStatus>[0]> = {}) =>
    openStatus({
      db: opened.db,
      source: createBuildFeed(),
      releases: exampleReleases([]).admin,
      clock: () => now,
      ...options,
    })

  it('is asked of everyone, in pages and in the API', async () => {
    const { app } = start()
    for (const path of ['/status', '/status/versions/x/retour']) {
      const response = await app.request(path)
      expect([response.status, response.headers.get('location')]).toEqual([303, '/status/connexion'])
    }
    expect((await app.request('/status/')).headers.get('location')).toBe('/status')
    for (const path of ['/api/status', '/api/status/stream']) expect((await app.request(path)).status).toBe(401)
    for (const authorization of ['Bearer wrong', 'Bearer', `Basic ${TOKEN}`, TOKEN])
      expect((await app.request('/api/status', { headers: { authorization } })).status).toBe(401)
    expect((await app.request('/api/status', { headers: { cookie: `vitrine_status=${TOKEN}` } })).status).toBe(401)
  })

  it('sets a cookie for this host alone, which is not the token', async () => {
    const response = await start().signInWith(`  ${TOKEN}\n`)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/status'])
    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    expect(cookies[0]).toMatch(
      /^__Host-vitrine_status=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(cookies[1]).toMatch(
      /^__Host-vitrine_status_device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(cookies.join()).not.toContain(TOKEN)
  })

  it('answers a wrong token kindly, and does not repeat it', async () => {
    const { signInWith, lines } = start()
    const response = await signInWith('wr0ng-token')
    const text = await response.text()
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
    expect(text).toContain('Ce jeton n’est pas le bon.')
    expect(text + lines.join()).not.toContain('wr0ng-token')
  })

  it('is not limited by right tokens', async () => {
    const { signInWith } = start()
    for (let index = 0; index < 20; index += 1) expect((await signInWith(TOKEN)).status).toBe(303)
  })

  it('refuses forms of other sites, and bodies that are too large', async () => {
    const { signInWith } = start()
    expect((await signInWith(TOKEN, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await signInWith('x'.repeat(10_000))).status).toBe(413)
  })

  it('ends by signing out, with the form’s own token, for whoever copied the cookie too', async () => {
    const { signIn, formToken, app } = start()
    const ask = await signIn()
    const token = formToken(await (await ask('/status')).text())
    expect((await ask('/status/deconnexion', { jeton: 'x' })).headers.getSetCookie()).toEqual([])
    expect((await ask('/status')).status).toBe(200)
    const out = await ask('/status/deconnexion', { jeton: token })
    expect([out.headers.get('location'), out.headers.getSetCookie().join()]).toEqual([
      '/status/connexion?fin=deconnexion',
      expect.stringContaining('Max-Age=0'),
    ])
    expect(await (await app.request('/status/connexion?fin=deconnexion')).text()).toContain('Vous êtes déconnecté.')
    for (const path of ['/status', '/status/versions/x/retour'])
      expect((await ask(path)).headers.get('location')).toBe('/status/connexion?fin=session')
    expect((await ask('/api/status')).status).toBe(401)
    expect((await ask('/status/deconnexion', { jeton: token })).status).toBe(303)
  })

  it('ends without a sign of life for a day, and says so', async () => {
    const { signIn, app } = start()
    const ask = await signIn()
    const before = now
    now = new Date(now.getTime() + 24 * 3_600_000 + 1)
    const response = await ask('/status')
    now = before
    expect(response.headers.get('location')).toBe('/status/connexion?fin=session')
    expect(await (await app.request('/status/connexion?fin=session')).text()).toContain('Votre session est terminée')
  })

  it('ends for everybody when the token is changed', async () => {
    const ask = await start().signIn()
    const cookie = (await start().signInWith(TOKEN)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await ask('/status')).status).toBe(200)
    const changed = start({ token: 'a-new-token-of-theirs' })
    expect((await changed.app.request('/status', { headers: { cookie } })).status).toBe(303)
    expect((await changed.app.request('/api/status', { headers: { cookie } })).status).toBe(401)
  })

  it('protects what it shows: no store, no index, no frame, own files only', async () => {
    const { signIn, app } = start()
    const ask = await signIn()
    for (const response of [
      await ask('/status'),
      await app.request('/status/connexion'),
      await app.request('/status/nothing'),
    ]) {
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('serves its style, script and font to everyone, each for good under its digest', async () => {
    const { app } = start()
    const text = await (await app.request('/status/connexion')).text()
    const addresses = [...text.matchAll(/(?:href|src)="(\/status\/assets\/[^"]+\?v=[^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    expect(addresses).toHaveLength(3)
    const types = await Promise.all(
      addresses.map(async (address) => {
        const response = await app.request(address)
        expect(response.headers.get('cache-control')).toContain('immutable')
        return response.headers.get('content-type')
      }),
    )
    expect(types.sort()).toEqual(['font/woff2', 'text/css; charset=utf-8', 'text/javascript; charset=utf-8'])
    expect((await app.request('/status/assets/..%2froutes.ts')).status).toBe(404)
  })

  it('tells people, not programs’ insides, when the database is away', async () => {
    const broken = openStatus({
      db: opened.db,
      source: createBuildFeed(),
      releases: { ...exampleReleases([]).admin, list: () => Promise.reject(new Error('no such folder')) },
      clock: () => now,
    })
    const response = await (await broken.signIn())('/status')
    expect(response.status).toBe(503)
    const text = await response.text()
    expect(text).toContain('Réessayez dans une minute.')
    expect(text).not.toContain('no such folder')
  })
})
