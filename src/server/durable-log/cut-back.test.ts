import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../database/open-database'
import { copyEmbeddedTo } from '../testing/databases/embedded-template'
import { createRandom } from '../testing/create-random'
import { enquiryOf, sendTo, webhookOf } from './testing/sendings'
import type { Sending } from './testing/sendings'
import { startProgram } from './testing/start-program'

const ROUNDS = process.env['PROPERTY_RUNS'] === 'all' ? 12 : 2
const IN_A_ROUND = 60
const PATIENCE = 60_000 * ROUNDS

/*
 * A server that is killed under load at a random moment, started again on its own database or on a copy from before
 * anything was sent, and sent everything again: whatever it acknowledged is there, once, under the id that it gave.
 */
describe('service on the embedded database', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-killed-'))
    await copyEmbeddedTo(dataDir)
    await cp(join(dataDir, 'db'), join(dataDir, 'first-copy'), { recursive: true })
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const cutBack = async (): Promise<void> => {
    await rm(join(dataDir, 'db'), { recursive: true })
    await cp(join(dataDir, 'first-copy'), join(dataDir, 'db'), { recursive: true })
  }

  it(
    'loses nothing that it acknowledged when it is killed and its database is cut back',
    async () => {
      const random = createRandom(19)
      const acknowledged = new Map<string, string>()
      const sent: Sending[] = []
      const send = async (url: string, sending: Sending): Promise<void> => {
        const id = await sendTo(url, sending)
        if (id === null) return
        // The same key gives the same receipt for ever.
        expect([sending.key, acknowledged.get(sending.key) ?? id]).toEqual([sending.key, id])
        acknowledged.set(sending.key, id)
      }
      let unacknowledged = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round % 2 === 1) await cutBack()
        const server = await startProgram(dataDir)
        const numbers = Array.from({ length: IN_A_ROUND }, (_, index) => round * IN_A_ROUND + index)
        const news = numbers.flatMap((number) => [enquiryOf(number), webhookOf(number)])
        sent.push(...news)
        // The first ones cost a fresh process more time than a round lasts.
        await Promise.all(news.slice(0, 2).map((one) => send(server.url, one)))
        const sending = news.map(async (one, index) => {
          await wait(index * 2)
          await send(server.url, one)
        })
        await wait(IN_A_ROUND * 4 * random())
        await server.kill()
        await Promise.all(sending)
        unacknowledged += news.filter(({ key }) => !acknowledged.has(key)).length
      }
      expect(acknowledged.size).toBeGreaterThan(ROUNDS)
      expect(unacknowledged).toBeGreaterThan(0)

      await cutBack()
      const server = await startProgram(dataDir)
      await Promise.all(sent.map((one) => send(server.url, one)))
      await server.stop()
      expect(acknowledged.size).toBe(sent.length)
      const { db, close } = await openDatabase({ DATA_DIR: dataDir })
      const enquiries = await db.selectFrom('enquiries').select(['id', 'idempotency_key as key']).execute()
      const events = await db.selectFrom('events').select(['id', 'idempotency_key as key']).execute()
      const deliveries = await db.selectFrom('enquiry_deliveries').select(['enquiry_id as id']).execute()
      await close()
      const found = [...enquiries, ...events.map(({ id, key }) => ({ id, key: key.replace('dealer:', '') }))]
      expect(new Map(found.map(({ id, key }) => [key, id]))).toEqual(acknowledged)
      expect(found).toHaveLength(sent.length)
      expect(deliveries.map(({ id }) => id).sort()).toEqual(enquiries.map(({ id }) => id).sort())
    },
    PATIENCE,
  )
})
