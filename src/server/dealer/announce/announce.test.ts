import { Hono } from 'hono'
import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { dealerWebhookSchema } from '../../../contract/webhooks/dealer'
import type { DealerWebhook } from '../../../contract/webhooks/dealer'
import { judgeDealer } from '../../../domain/events/dealer'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../../database/open-database'
import { exampleBrand } from '../../testing/example-collections'
import { testDatabases } from '../../testing/databases/databases'
import { parseWebhookSecret, verifyStandardWebhook } from '../../webhooks/standard-webhooks'
import { readDataPosition } from '../read-position'
import { putRecord } from '../collections'
import { removeVehicles, upsertVehicles } from '../write-vehicles'
import { startAnnouncer } from './announcer'
import type { Announcer } from './announcer'

const [NEW, OLD] = [1, 2].map((byte) => `whsec_${Buffer.alloc(24, byte).toString('base64')}`)
const keyOf = (secret = '') => parseWebhookSecret(secret) ?? Buffer.alloc(0)

/** A receiver over real HTTP, which answers as it is told, and takes what was signed with the old key only. */
const startReceiver = async () => {
  const seen: { id: string; message: DealerWebhook }[] = []
  const answers: (number | (() => Promise<number>))[] = []
  const app = new Hono().post('/hook', async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer())
    const header = (name: string) => context.req.header(`webhook-${name}`)
    const id = verifyStandardWebhook(
      [keyOf(OLD)],
      { id: header('id'), timestamp: header('timestamp'), signature: header('signature') },
      body,
      Date.now() / 1000,
    )
    seen.push({ id, message: dealerWebhookSchema.parse(JSON.parse(Buffer.from(body).toString())) })
    const answer = answers.shift() ?? 202
    return new Response(null, { status: typeof answer === 'number' ? answer : await answer() })
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  return {
    seen,
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe.each(testDatabases)('webhooks that the dealer service sends, on $name', ({ open }) => {
  let opened: OpenDatabase
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let announcer: Announcer
  const lines: string[] = []
  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  const vehicle = (id: number, change: object = {}) => ({ ...exampleVehicle, ...change, id })
  const write = (...vehicles: (typeof exampleVehicle)[]) =>
    opened.db.transaction().execute((trx) => upsertVehicles(trx, vehicles, 'api'))
  const tell = async () => {
    announcer.changed()
    await announcer.settled()
  }

  beforeEach(async () => {
    lines.length = 0
    opened = await open()
    receiver = await startReceiver()
    await write(vehicle(1), vehicle(2), vehicle(3), vehicle(4))
    announcer = await startAnnouncer({
      db: opened.db,
      url: receiver.url,
      secrets: [NEW ?? '', OLD ?? ''],
      logger,
      pauses: [0, 20, 20],
    })
  })
  afterEach(async () => {
    await announcer.close()
    await receiver.stop()
    await opened.close()
  })

  it('say once what a transaction changed, and where the log ends', async () => {
    await opened.db.transaction().execute(async (trx) => {
      await upsertVehicles(trx, [vehicle(1, { mileage: 9 }), vehicle(2, { discount: null }), vehicle(5)], 'api')
      await removeVehicles(trx, [3], 'api')
    })
    await tell()
    const { cursor } = await readDataPosition(opened.db)
    expect(receiver.seen).toMatchObject([
      { message: { type: 'stock.changed', data: { cursor, added: [5], changed: [1], repriced: [2], removed: [3] } } },
    ])
    await tell()
    expect(receiver.seen).toHaveLength(1)
  })

  it('say so when only prices changed, so that nobody builds', async () => {
    await write(vehicle(1, { availability: 'sold' }))
    await tell()
    const [news] = receiver.seen
    expect(news?.message).toMatchObject({ type: 'vehicle.repriced', data: { repriced: [1] } })
    expect(judgeDealer({ type: news?.message.type ?? '', ...news?.message.data }).builds).toBe(false)
  })

  it('tell of lists, and of nothing that came and went unseen', async () => {
    await write(vehicle(9))
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [9], 'api'))
    await tell()
    expect(receiver.seen).toEqual([])
    await opened.db.transaction().execute((trx) => putRecord(trx, 'brands', exampleBrand))
    await tell()
    expect(receiver.seen).toMatchObject([
      { message: { type: 'stock.changed', data: { lists: ['brands'], added: [] } } },
    ])
    expect(judgeDealer({ type: 'stock.changed', ...receiver.seen[0]?.message.data }).builds).toBe(true)
  })

  it('are sent again under the same id until they are taken', async () => {
    receiver.answers.push(500, 429)
    await write(vehicle(1, { mileage: 9 }))
    await tell()
    expect(receiver.seen).toHaveLength(3)
    expect(new Set(receiver.seen.map(({ id }) => id)).size).toBe(1)
    expect(lines).toEqual([])
  })

  it('are given up with a line in the log, and what comes later is told', async () => {
    receiver.answers.push(500, 500, 500)
    await write(vehicle(1, { mileage: 9 }))
    await tell()
    expect(lines).toEqual([expect.stringMatching(/was not taken .*it answered 500/)])
    await write(vehicle(2, { mileage: 9 }))
    await tell()
    expect(receiver.seen.at(-1)?.message.data.changed).toEqual([2])
  })

  it('are not sent again to a receiver that is gone for good', async () => {
    receiver.answers.push(410)
    await write(vehicle(1, { mileage: 9 }))
    await tell()
    expect(receiver.seen).toHaveLength(1)
  })

  it('put what is committed meanwhile into one more message', async () => {
    receiver.answers.push(async () => {
      for (const id of [2, 3, 4]) {
        await write(vehicle(id, { mileage: 9 }))
        announcer.changed()
      }
      return 500
    })
    await write(vehicle(1, { mileage: 9 }))
    announcer.changed()
    await announcer.settled()
    const messages = new Map(receiver.seen.map(({ id, message }) => [id, message.data.changed]))
    expect([...messages.values()]).toEqual([[1], [2, 3, 4]])
    expect(receiver.seen).toHaveLength(3)
  })

  it('do not hold up the end of the service', async () => {
    await receiver.stop()
    await announcer.close()
    announcer = await startAnnouncer({
      db: opened.db,
      url: receiver.url,
      secrets: [OLD ?? ''],
      logger,
      pauses: [0, 600_000],
    })
    await write(vehicle(1, { mileage: 9 }))
    announcer.changed()
    const asked = performance.now()
    await announcer.close()
    // Far less than the pause before its next try.
    expect(performance.now() - asked).toBeLessThan(60_000)
    await startReceiver().then((another) => (receiver = another))
  })
})
