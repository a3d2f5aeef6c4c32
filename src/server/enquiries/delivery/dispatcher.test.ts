import { createDispatcher } from './dispatcher'
import type { DeliveryQueue } from './queue/delivery-queue'
import { RETRY_SCHEDULE } from './queue/schedule'

/** A dispatcher whose queue has so many stored deliveries without jobs, and none that are due. */
const openDispatcher = (stored: number, isFlood: boolean) => {
  let left = stored
  const queue: DeliveryQueue = {
    enqueue: (most = 500) => {
      const taken = Math.min(most, left)
      left -= taken
      return Promise.resolve(taken === most)
    },
    dueChannels: () => Promise.resolve([]),
    claim: () => Promise.resolve([]),
    drop: () => Promise.resolve(),
    settle: () => Promise.resolve(),
    failuresInRow: () => Promise.resolve(0),
    hasten: () => Promise.resolve(),
    repair: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const dispatcher = createDispatcher({
    queue,
    load: () => Promise.resolve(new Map()),
    send: () => Promise.resolve({ state: 'sent', detail: 'http_200' }),
    isFlood: () => isFlood,
    schedule: RETRY_SCHEDULE,
    clock: () => new Date(),
    random: () => 0.5,
    logger: { info: () => undefined, error: () => undefined },
  })
  return { dispatcher, left: () => left }
}

/** Deliveries of one channel that are all due, and that are sent when `release` is called. */
const openBacklog = (due: number) => {
  const asked: number[] = []
  const pending: (() => void)[] = []
  let [left, highest] = [due, 0]
  const none = () => Promise.resolve()
  const dispatcher = createDispatcher({
    queue: {
      enqueue: () => Promise.resolve(false),
      dueChannels: () => Promise.resolve(['crm']),
      claim: (channel, most) => {
        asked.push(most)
        const count = Math.min(most, left)
        left -= count
        return Promise.resolve(
          Array.from({ length: count }, (_, index) => ({ deliveryId: `${left + index}`, channel, retryCount: 0 })),
        )
      },
      drop: none,
      settle: none,
      failuresInRow: () => Promise.resolve(0),
      hasten: none,
      repair: none,
      close: none,
    },
    load: (ids) =>
      Promise.resolve(new Map(ids.map((id) => [id, { id, channel: 'crm', attempts: 0, createdAt: new Date() }]))),
    send: () =>
      new Promise((resolve) => {
        pending.push(() => resolve({ state: 'sent', detail: 'http_200' }))
        highest = Math.max(highest, pending.length)
      }),
    isFlood: () => false,
    schedule: RETRY_SCHEDULE,
    clock: () => new Date(),
    random: () => 0.5,
    logger: { info: () => undefined, error: () => undefined },
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { dispatcher, asked, pending, left: () => left, highest: () => highest, settled }
}

describe('a backlog of one channel', () => {
  it('is claimed by half a batch at least, and no more than a batch is under way', async () => {
    const { dispatcher, asked, pending, left, highest, settled } = openBacklog(200)
    await dispatcher.round()
    await settled()
    let sent = 0
    while (sent < 200) {
      pending.shift()?.()
      sent += 1
      await settled()
    }
    await dispatcher.idle()
    expect(left()).toBe(0)
    expect(highest()).toBe(16)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(8)
    expect(asked.length).toBeLessThan(40)
  })
})

describe('jobs of stored deliveries', () => {
  it('are all made in one round', async () => {
    const { dispatcher, left } = openDispatcher(1_200, false)
    await dispatcher.round()
    expect(left()).toBe(0)
  })

  it('are made a few at a time while enquiries arrive fast', async () => {
    const { dispatcher, left } = openDispatcher(1_200, true)
    await dispatcher.round()
    expect(left()).toBeGreaterThan(1_100)
    expect(left()).toBeLessThan(1_200)
  })
})
