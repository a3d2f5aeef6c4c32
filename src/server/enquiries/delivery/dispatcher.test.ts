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
