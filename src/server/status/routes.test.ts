import { createBuildFeed } from '../builds/feed'
import type { OpenDatabase } from '../database/open-database'
import { UNREADABLE_RULES } from '../release/gate/redirects'
import { testDatabases } from '../testing/databases/databases'
import { statusSchema } from './model/schema'
import { exampleReleases } from './testing/example-releases'
import { exampleResult, fillExample, FINDINGS, hex } from './testing/example-status'
import { openStatus, TOKEN } from './testing/open-status'

const now = new Date('2026-11-21T13:30:00Z')

describe.each(testDatabases)('the status page on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const start = async (example: Parameters<typeof fillExample>[1] = { now, events: 0 }) => {
    const releases = exampleReleases(await fillExample(opened.db, example))
    const feed = createBuildFeed()
    return {
      feed,
      releases,
      ...openStatus({ db: opened.db, source: feed, releases: releases.admin, clock: () => now }),
    }
  }
  const page = async (status: Awaited<ReturnType<typeof start>>) => (await (await status.signIn())('/status')).text()

  it('says that nothing is live yet, and shows every section', async () => {
    const text = await page(await start())
    expect(text).toContain('Rien n’est en ligne pour l’instant')
    for (const title of ['Délai de mise en ligne', 'Événements', 'Constructions', 'Webhooks refusés', 'Versions'])
      expect(text).toContain(`>${title}</h2>`)
    expect(text).toContain('id="attention" aria-labelledby="attention-title" hidden')
  })

  it('shows what is live, the way of the last 200 events and what was refused', async () => {
    const status = await start({ now, events: 230 })
    const text = await page(status)
    expect(text).toContain(`<code title="${status.releases.live()}">`)
    expect(text.match(/class="bar /g)).toHaveLength(200)
    expect(text).toContain('La signature ne correspond pas au corps.')
    expect(text).toContain('Prix ou disponibilité seulement')
    // French punctuation stands after a space that does not break.
    expect(
      text
        .slice(text.indexOf('<body'))
        .replace(/<[^>]*>/g, '')
        .match(/.{0,20} [;:!?].{0,5}/),
    ).toBeNull()
    // The policy forbids both.
    expect(text).not.toMatch(/ style=|<script(?! type="module" src="\/status\/assets\/)/)
  })

  it('tells programs the same as its description promises', async () => {
    const { app } = await start({ now, events: 40, isFailing: true, isBusy: true })
    const response = await app.request('/api/status', { headers: { authorization: `Bearer ${TOKEN}` } })
    const status = statusSchema.parse(await response.json())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(status.queue).toMatchObject({ waiting: 3, running: { id: 'build-9003' } })
    expect(status.way).toMatchObject({ count: 40 })
    expect(status.builds.slice(0, 3).map(({ state }) => state)).toEqual(['running', 'gated', 'failed'])
    expect(status.builds[1]).toMatchObject({ gate: FINDINGS, forcible: true, events: { total: 3 } })
    expect(status.builds[1]?.timings.map(({ stage }) => stage)).toEqual([
      'source',
      'pages',
      'queries',
      'html',
      'post',
      'release',
      'gate',
    ])
    expect(status.ignored).toMatchObject({ lastDay: 14 })
    expect(status.events.some((event) => event.status === 'ignored')).toBe(false)
    expect(status.releases.filter(({ live }) => live)).toHaveLength(1)
  })

  it('takes the time from acceptance to live, of published events only', async () => {
    const add = (id: string, status: 'published' | 'failed', seconds: number) =>
      opened.db
        .insertInto('events')
        .values({
          id,
          source: 'dealer',
          kind: 'vehicle.updated',
          idempotency_key: id,
          subject: id,
          payload: '{}',
          status,
          reason: null,
          build_id: null,
          received_at: '2026-11-21T13:00:00.000Z',
          settled_at: new Date(Date.parse('2026-11-21T13:00:00Z') + seconds * 1000).toISOString(),
        })
        .execute()
    await add('1', 'published', 0.75)
    await add('2', 'published', 4)
    await add('3', 'failed', 90)
    const { app } = await start()
    const { way, events } = statusSchema.parse(
      await (await app.request('/api/status', { headers: { authorization: `Bearer ${TOKEN}` } })).json(),
    )
    expect(way).toMatchObject({ count: 2, p50: 0.75, p95: 4, max: 4 })
    expect(way.points.map(({ seconds }) => seconds)).toEqual([0.75, 4])
    expect(events.map(({ seconds }) => seconds)).toEqual([null, 4, 0.75])
  })

  it('names the first pages of a build that touched thousands, and counts the others', async () => {
    const paths = Array.from({ length: 6_000 }, (_, index) => `/stock/${index}`)
    const result = exampleResult(hex('big'), [], 900)
    await opened.db
      .insertInto('builds')
      .values({
        id: 'big',
        worker: 'w',
        kind: 'full',
        state: 'published',
        started_at: now.toISOString(),
        finished_at: now.toISOString(),
        release_id: hex('big'),
        error: null,
        result: JSON.stringify({ ...result, pages: { ...result.pages, created: paths, changed: [] } }),
      })
      .execute()
    const { app } = await start()
    const { builds } = statusSchema.parse(
      await (await app.request('/api/status', { headers: { authorization: `Bearer ${TOKEN}` } })).json(),
    )
    expect(builds[0]?.pages).toMatchObject({ created: { total: 6_000 }, changed: { total: 0, first: [] } })
    expect(builds[0]?.pages.created.first).toEqual(paths.slice(0, 24))
  })

  it('puts what others wrote on the page as text', async () => {
    const evil = '"><img src=x onerror=alert(1)>'
    await opened.db
      .insertInto('rejections')
      .values({ id: '1', source: evil, status: 401, reason: evil, received_at: now.toISOString() })
      .execute()
    await opened.db
      .insertInto('events')
      .values({
        id: '1',
        source: 'storyblok',
        kind: evil,
        idempotency_key: '1',
        subject: evil,
        payload: '{}',
        status: 'published',
        reason: evil,
        build_id: null,
        received_at: now.toISOString(),
        settled_at: now.toISOString(),
      })
      .execute()
    const text = await page(await start())
    expect(text).not.toContain('<img')
    expect(text).toContain('&lt;img src=x')
  })

  it('goes back to a release after asking, and says so', async () => {
    const status = await start({ now, events: 30 })
    const ask = await status.signIn()
    const target = (await status.releases.admin.list()).find(({ live }) => !live)?.id ?? ''
    const path = `/status/versions/${target}/retour`
    const question = await (await ask(path)).text()
    expect(question).toContain('Revenir à cette version')
    const response = await ask(path, { jeton: status.formToken(question) })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/status?fait=retour'])
    expect(status.releases.live()).toBe(target)
    expect(await (await ask('/status?fait=retour')).text()).toContain('La version choisie est en ligne.')
  })

  it('changes nothing without the form’s own token, from elsewhere, or signed out', async () => {
    const status = await start({ now, events: 30 })
    const ask = await status.signIn()
    const other = await status.signIn()
    const target = (await status.releases.admin.list()).find(({ live }) => !live)?.id ?? ''
    const path = `/status/versions/${target}/retour`
    const own = status.formToken(await (await ask(path)).text())
    const foreign = status.formToken(await (await other(path)).text())
    expect((await ask(path, {})).status).toBe(400)
    expect((await ask(path, { jeton: foreign })).status).toBe(403)
    expect((await ask(path, { jeton: own }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(
      (await status.app.request(path, { method: 'POST', body: new URLSearchParams({ jeton: own }) })).headers.get(
        'location',
      ),
    ).toBe('/status/connexion')
    expect(status.releases.calls).toEqual([])
  })

  it('publishes what the gate held back only by force, and with its findings said', async () => {
    const status = await start({ now, events: 30, isFailing: true })
    const ask = await status.signIn()
    const held = hex('build-9002')
    expect((await ask(`/status/versions/${held}/retour`)).status).toBe(409)
    expect((await ask(`/status/versions/${status.releases.live()}/forcer`)).status).toBe(409)
    expect((await ask('/status/versions/unknown/forcer')).status).toBe(404)
    const question = await (await ask(`/status/versions/${held}/forcer`)).text()
    for (const { message } of FINDINGS) expect(question).toContain(message)
    expect((await ask(`/status/versions/${held}/forcer`, { jeton: status.formToken(question) })).status).toBe(303)
    expect(status.releases.calls).toEqual([`force ${held}`])
  })

  it('publishes by no means what no host could serve, and says why', async () => {
    const status = await start({ now, events: 30, isFailing: true })
    const held = hex('build-9002')
    const gate = [
      { check: UNREADABLE_RULES, message: '_redirects, ligne 2\u202f: la règle «\u202f/x\u202f» est illisible.' },
    ]
    await opened.db
      .updateTable('builds')
      .set({ result: JSON.stringify(exampleResult(held, [], 900, gate)) })
      .where('id', '=', 'build-9002')
      .execute()
    const ask = await status.signIn()
    const text = await (await ask('/status')).text()
    expect(text).toContain('Une version est retenue par le contrôle')
    expect(text).toContain('Personne ne peut la publier.')
    expect(text).toContain('Ne peut pas être publiée')
    expect(text).not.toContain(`/status/versions/${held}/`)
    const own = status.formToken(text)
    for (const action of ['retour', 'forcer'])
      for (const form of [undefined, { jeton: own }]) {
        const response = await ask(`/status/versions/${held}/${action}`, form)
        expect([response.status, await response.text()]).toEqual([
          409,
          expect.stringContaining('Personne ne peut la publier.'),
        ])
      }
    expect(status.releases.calls).toEqual([])
  })

  it('explains in French why a build failed and what to do, with the operators’ line beside', async () => {
    const text = await page(await start({ now, events: 30, isFailing: true }))
    const attention = text.slice(text.indexOf('id="attention"'), text.indexOf('id="way"'))
    const builds = text.slice(text.indexOf('id="builds"'))
    for (const part of [attention, builds]) {
      expect(part).toContain('Le CMS ne répond pas comme il faut.')
      expect(part).toContain(
        '<code lang="en">Content API: http://127.0.0.1:4400/v2/cdn/stories answered 500 (10 attempts).</code>',
      )
    }
  })

  it('says when going back did not work, and why', async () => {
    const status = await start({ now, events: 30 })
    status.releases.admin.rollback = async () => {
      throw new Error('Netlify answered 500.')
    }
    const ask = await status.signIn()
    const target = (await status.releases.admin.list()).find(({ live }) => !live)?.id ?? ''
    const path = `/status/versions/${target}/retour`
    const response = await ask(path, { jeton: status.formToken(await (await ask(path)).text()) })
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('Netlify answered 500.')
    expect(status.lines.join('\n')).toMatch(/^status: rollback to [0-9a-f]{64} failed: Netlify answered 500\.$/m)
  })
})
