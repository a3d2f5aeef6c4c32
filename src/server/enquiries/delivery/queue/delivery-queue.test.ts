import type { OpenDatabase } from '../../../database/open-database'
import { testDatabases } from '../../../testing/databases/databases'
import { openDelivery } from '../testing/open-delivery'
import { openDeliveryQueue } from './delivery-queue'
import type { DeliveryQueue } from './delivery-queue'

const channels = [{ name: 'visitor', type: 'visitor-mail' }] as const

describe.each(testDatabases)('the queue of deliveries on $name', ({ open }) => {
  let database: OpenDatabase
  let queue: DeliveryQueue
  beforeEach(async () => {
    database = await open()
    queue = await openDeliveryQueue({
      database,
      channels: ['visitor'],
      logger: { info: () => undefined, error: () => undefined },
    })
  })
  afterEach(async () => {
    await queue.close()
    await database.close()
  })

  /** Stores so many enquiries, a minute after each other. @returns ids of their deliveries, oldest first */
  const fill = async (count: number): Promise<string[]> => {
    const { db, send } = openDelivery(database, { channels, smtpUrl: null })
    const ids: string[] = []
    for (let index = 0; index < count; index += 1) {
      const enquiry = await send(`message ${index}`)
      const { id } = await db
        .updateTable('enquiry_deliveries')
        .set({ created_at: new Date(Date.now() - (count - index) * 60_000).toISOString() })
        .where('enquiry_id', '=', enquiry)
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(id)
    }
    return ids
  }
  const claimed = async (most: number) => (await queue.claim('visitor', most)).map(({ deliveryId }) => deliveryId)

  it('gives a quarter of what is claimed to the newest while a backlog waits', async () => {
    const ids = await fill(20)
    await queue.enqueue()
    const [late = ''] = await fill(1)
    await queue.enqueue()
    const first = await claimed(8)
    expect(first).toHaveLength(8)
    expect(new Set(first)).toEqual(new Set([...ids.slice(0, 6), late, ids[19]]))
    expect(new Set(await claimed(8))).toEqual(new Set([...ids.slice(6, 12), ids[18], ids[17]]))
    expect(await claimed(8)).toHaveLength(5)
    expect(await claimed(8)).toEqual([])
  })

  it('puts a change of an enquiry after the enquiry, which waits in the backlog', async () => {
    const ids = await fill(20)
    const { db } = database
    const { enquiry_id } = await db
      .selectFrom('enquiry_deliveries')
      .select('enquiry_id')
      .where('id', '=', ids[9] ?? '')
      .executeTakeFirstOrThrow()
    const change = '5f0c52f8-4a9e-4a60-8bd3-3b6e0d4c9a11'
    await db
      .insertInto('enquiry_deliveries')
      .values({ id: change, enquiry_id, channel: 'visitor', subject: `change:${change}` })
      .execute()
    await queue.enqueue()
    const order: string[] = []
    for (let part = await claimed(4); part.length > 0; part = await claimed(4)) order.push(...part)
    expect(order).toHaveLength(21)
    expect(order.indexOf(ids[9] ?? '')).toBeLessThan(order.indexOf(change))
    expect(order.indexOf(change)).toBeLessThan(order.indexOf(ids[11] ?? ''))
  })
})
