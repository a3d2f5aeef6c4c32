import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Channel } from '../../domain/enquiry/channels'
import { createBuildFeed } from '../builds/feed'
import { noLog } from '../durable-log/no-log'
import { runAdminCommand } from '../enquiries/admin/commands'
import type { AdminContext } from '../enquiries/admin/context'
import { openHttpEnd } from '../enquiries/delivery/testing/http-end'
import type { HttpEnd } from '../enquiries/delivery/testing/http-end'
import { FAST, openDelivery, until } from '../enquiries/delivery/testing/open-delivery'
import { createSealer } from '../sealing/create-sealer'
import { testDatabases } from '../testing/databases/databases'
import { exampleReleases } from './testing/example-releases'
import { openStatus, TOKEN } from './testing/open-status'

const SECRETS = [`whsec_${Buffer.alloc(24, 7).toString('base64')}`]
const HOUR = 3_600_000
/** A second attempt comes after an hour, unless somebody asks for it. */
const times = { ...FAST, requestMs: 10_000, schedule: { ...FAST.schedule, firstMs: HOUR, maxMs: HOUR } }

describe.each(testDatabases)('a paused channel on $name', ({ open }) => {
  let crm: HttpEnd
  let dms: HttpEnd
  let work: ReturnType<typeof openDelivery>
  let admin: AdminContext
  let server: ServerType
  let url: string

  const setUp = async (): Promise<void> => {
    ;[crm, dms] = await Promise.all([openHttpEnd(), openHttpEnd()])
    const channels: Channel[] = [
      { name: 'crm', type: 'webhook', url: crm.url, secrets: SECRETS },
      { name: 'dms', type: 'webhook', url: dms.url, secrets: SECRETS },
    ]
    work = openDelivery(await open(), { smtpUrl: null, channels })
    const { db } = work
    admin = {
      db,
      sealer: createSealer([]),
      log: noLog,
      deliveriesFor: () => [],
      channels: channels.map(({ name }) => name),
      visitorChannels: new Set(),
      onDeliveries: () => undefined,
      clock: () => new Date(),
    }
    const releases = exampleReleases([]).admin
    const { app } = openStatus({
      db,
      source: createBuildFeed(),
      releases,
      enquiries: { channels, pauseLimitMs: HOUR, admin },
    })
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  beforeEach(setUp)
  afterEach(async () => {
    await work.close()
    await Promise.all([crm.close(), dms.close(), new Promise((resolve) => server.close(resolve))])
  })

  const signIn = async () => {
    const body = new URLSearchParams({ token: TOKEN })
    const answer = await fetch(`${url}/status/connexion`, { method: 'POST', body, redirect: 'manual' })
    const headers = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    const read = async (path: string) => (await fetch(`${url}${path}`, { headers })).text()
    const press = async (path: string): Promise<number> => {
      const jeton = /name="jeton" value="([^"]+)"/.exec(await read(path))?.[1] ?? ''
      const form = new URLSearchParams({ jeton })
      return (await fetch(`${url}${path}`, { method: 'POST', headers, body: form, redirect: 'manual' })).status
    }
    return { read, press }
  }
  const run = async (command: 'channels' | 'pause' | 'resume', name = '') =>
    (await runAdminCommand(admin, { command, name })).join('\n')
  const startWorkers = () => Promise.all([work.start({ times }), work.start({ times })])
  const crmAttempts = () => work.db.selectFrom('enquiry_deliveries').select('attempts').where('channel', '=', 'crm')

  it('keeps everything over a restart, uses up no attempts, and delivers all of it when it goes on', async () => {
    const { read, press } = await signIn()
    crm.answer = (response) => response.writeHead(500).end()
    const workers = await startWorkers()
    await work.send('Essayée une fois')
    await until(async () => (await work.attempts()).length === 2)

    expect(await press('/status/canaux/crm/pause')).toBe(303)
    await work.send('Pendant la pause')
    await until(() => dms.requests.length === 2)
    await Promise.all(workers.map((one) => one.close()))
    await startWorkers()
    for (let number = 0; number < 8; number += 1) await work.send(`Après le redémarrage ${number}`)
    await until(() => dms.requests.length === 10)
    expect(crm.requests).toHaveLength(1)
    expect((await crmAttempts().execute()).map(({ attempts }) => attempts).sort()).toEqual([...Array(9).fill(0), 1])

    const paused = await work.db.selectFrom('paused_channels').selectAll().executeTakeFirstOrThrow()
    expect(await press('/status/canaux/crm/pause')).toBe(303)
    const page = await read('/status')
    expect(page).toContain(`En pause depuis <time datetime="${paused.paused_at.toISOString()}"`)
    expect(page).toContain('Attend la reprise du canal')
    expect(await run('channels')).toMatch(
      /^crm +paused since \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}10 waiting(?:, \d of them for another attempt)? {2}0 given up/,
    )

    crm.answer = (response) => response.writeHead(204).end()
    expect(await press('/status/canaux/crm/reprise')).toBe(303)
    await until(async () => (await work.states()).every((state) => state.endsWith(' sent')))
    expect(crm.requests).toHaveLength(11)
    expect(new Set(crm.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(10)
    expect(await read('/status')).not.toContain('En pause depuis')
    expect(await press('/status/canaux/crm/reprise')).toBe(409)
  })

  it('is paused and resumed by command too, also where nothing was ever delivered', async () => {
    expect(await run('pause', 'crm')).toContain('Paused')
    await expect(run('pause', 'fax')).rejects.toThrow('There is no channel fax.')
    expect(await run('resume', 'crm')).toContain('Resumed')
    await expect(run('resume', 'crm')).rejects.toThrow('is not paused')
    expect(await run('channels')).toMatch(/^crm +sends {2}0 waiting {2}0 given up {2}nothing sent yet\ndms +sends/)
  })
})
