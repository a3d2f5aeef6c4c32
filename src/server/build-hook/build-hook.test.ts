import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buildTriggerSchema } from '../../contract/build-hook'
import type { OpenDatabase } from '../database/open-database'
import { createJournal } from '../journal/journal'
import type { Journal } from '../journal/journal'
import { testDatabases } from '../testing/databases/databases'
import { createBuildHook } from './build-hook'
import type { BuildHookOptions } from './build-hook'
import { settleDeployed } from './settle'

/** The host's build hook over real HTTP, answering as it is told. */
const startHost = async () => {
  const asked: { trigger: string; title: string | undefined }[] = []
  const answers: number[] = []
  const app = new Hono().post('/build_hooks/secret-id', async (context) => {
    const status = answers.shift() ?? 200
    if (status === 200)
      asked.push({ ...buildTriggerSchema.parse(await context.req.json()), title: context.req.query('trigger_title') })
    return new Response('', { status })
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  return {
    asked,
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/secret-id`,
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe.each(testDatabases)('build hook on $name', ({ open }) => {
  let opened: OpenDatabase
  let host: Awaited<ReturnType<typeof startHost>>
  let journal: Journal
  const lines: string[] = []
  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  beforeEach(async () => {
    lines.length = 0
    opened = await open()
    host = await startHost()
    journal = createJournal(opened.db)
  })
  afterEach(async () => {
    await host.stop()
    await opened.close()
  })
  const instance = (more: Partial<BuildHookOptions> = {}) =>
    createBuildHook({ db: opened.db, url: host.url, windowMs: 300, logger, pauses: [0, 10], againMs: 0, ...more })
  const accept = (key: string) =>
    journal.accept({ source: 'storyblok', kind: 'published', key: `storyblok:${key}`, subject: key, payload: {} })
  const statuses = async () => (await journal.recent(50)).reverse().map(({ subject, status }) => `${subject} ${status}`)

  it('asks the host once for all that several instances accept in a window', async () => {
    const instances = [instance(), instance(), instance()]
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await accept(`e${index}`)
        await instances[index % 3]?.touch()
      }),
    )
    expect(host.asked).toHaveLength(1)
    expect(host.asked[0]?.title).toMatch(/^12 events, hook-/)
    expect((await journal.openEvents()).map(({ status, build_id }) => [status, build_id])).toEqual(
      Array.from({ length: 12 }, () => ['building', host.asked[0]?.trigger]),
    )
  })

  it('asks again for what comes after a window', async () => {
    for (const key of ['a', 'b']) {
      await accept(key)
      await instance().touch()
    }
    expect(host.asked).toHaveLength(2)
  })

  it('asks nothing when nothing waits', async () => {
    await instance().touch()
    await instance().sweep()
    expect(host.asked).toEqual([])
  })

  it('tries a host that fails again, at once and later, and never shows the address', async () => {
    host.answers.push(500, 503, 429)
    await accept('a')
    await instance().touch()
    expect(await statuses()).toEqual(['a pending'])
    expect(lines).toEqual(['build hook: the host could not be asked for a build (it answered 503)'])
    expect(lines.join()).not.toContain('secret-id')
    await instance().sweep()
    expect(host.asked).toHaveLength(1)
    expect(await statuses()).toEqual(['a building'])
    const builds = await opened.db.selectFrom('builds').select(['state', 'error']).orderBy('started_at').execute()
    expect(builds.map(({ state }) => state)).toEqual(['failed', 'running'])
  })

  it('takes up what an instance left that died while it gathered', async () => {
    await accept('a')
    await sql`insert into service_state (key, value) values ('build_hook_due', '1')`.execute(opened.db)
    await instance().sweep()
    expect(await statuses()).toEqual(['a building'])
  })

  it('takes up what an instance left that died before it opened a window', async () => {
    await accept('a')
    await instance().sweep()
    expect(host.asked).toHaveLength(1)
  })

  it('settles events with the deploy of their trigger or of a later one, once', async () => {
    for (const key of ['a', 'b', 'c']) {
      await accept(key)
      await instance().touch()
    }
    const [, second, third] = host.asked
    expect(await settleDeployed(opened.db, second?.trigger ?? '')).toBe(2)
    expect(await statuses()).toEqual(['a published', 'b published', 'c building'])
    expect(await settleDeployed(opened.db, second?.trigger ?? '')).toBe(0)
    expect(await settleDeployed(opened.db, 'hook-of-another-database')).toBe(0)
    expect(await settleDeployed(opened.db, third?.trigger ?? '')).toBe(1)
  })

  it('forwards again what the host never finished, and gives up after hours', async () => {
    await accept('new')
    await accept('old')
    await instance().touch()
    await sql`update events set received_at = now() - interval '3 hours' where subject = 'old'`.execute(opened.db)
    await sql`update builds set started_at = now() - interval '31 minutes'`.execute(opened.db)
    await instance().sweep()
    expect(host.asked).toHaveLength(2)
    expect((await statuses()).sort()).toEqual(['new building', 'old failed'])
  })
})
