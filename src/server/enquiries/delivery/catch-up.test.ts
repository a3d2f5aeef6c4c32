import { sql } from 'kysely'
import { testDatabases } from '../../testing/databases/databases'
import { deliverFor } from './start-deliveries'
import { openHttpEnd } from './testing/http-end'
import type { HttpEnd } from './testing/http-end'
import { FAST, openDelivery, until } from './testing/open-delivery'

/** No delivery comes back by itself while a test runs, so none may run out of time on a busy machine. */
const SLOW = {
  ...FAST,
  schedule: { firstMs: 3_600_000, maxMs: 3_600_000, giveUpMs: 3 * 86_400_000, attempts: 30 },
  requestMs: 30_000,
}

describe.each(testDatabases)('what piled up while a receiver failed, on $name', ({ open }) => {
  let crm: HttpEnd
  let work: ReturnType<typeof openDelivery>
  let database: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    crm = await openHttpEnd()
    database = await open()
    const secrets = [`whsec_${Buffer.alloc(24, 7).toString('base64')}`]
    work = openDelivery(database, {
      smtpUrl: null,
      channels: [{ name: 'crm', type: 'webhook', url: crm.url, secrets }],
    })
  })
  afterEach(async () => {
    await work.close()
    await crm.close()
  })
  // It ends once nothing is under way: the time is for a machine that is busy.
  const runOnce = () => deliverFor(60_000, work.options({ times: SLOW }))
  const fail: HttpEnd['answer'] = (response) => response.writeHead(500).end()
  const works: HttpEnd['answer'] = (response) => response.writeHead(204).end()
  const left = async () => (await work.states()).filter((state) => state !== 'crm sent').length

  it('leaves in the run of a function in which the first message is taken', async () => {
    crm.answer = fail
    for (const message of ['un', 'deux', 'trois']) {
      await work.send(message)
      await runOnce()
    }
    expect(await work.states()).toEqual(Array(3).fill('crm queued'))
    crm.answer = works
    await work.send('quatre')
    await runOnce()
    expect(await work.states()).toEqual(Array(4).fill('crm sent'))
    expect(crm.requests).toHaveLength(7)
  })

  it('leaves within half a minute after a restart', async () => {
    crm.answer = fail
    const before = await work.start({ times: SLOW })
    for (const message of ['un', 'deux', 'trois']) await work.send(message)
    await until(async () => (await work.attempts()).length === 3)
    await before.close()
    crm.answer = works
    await work.start({ times: SLOW })
    await work.send('quatre')
    await until(async () => (await left()) <= 3)
    const latest = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select coalesce(max(extract(epoch from start_after - now())), 0)::float8 as seconds from pgboss.job where name = 'enquiry.crm'
      `.execute(work.db)
      return rows[0]?.seconds ?? 0
    }
    await until(async () => (await latest()) <= 30)
    expect(await left()).toBeLessThanOrEqual(3)
  })

  it('stays where it is while other messages arrive and only one fails', async () => {
    crm.answer = fail
    await work.send('un')
    await runOnce()
    crm.answer = works
    await work.send('deux')
    await runOnce()
    expect((await work.states()).sort()).toEqual(['crm queued', 'crm sent'])
  })
})
