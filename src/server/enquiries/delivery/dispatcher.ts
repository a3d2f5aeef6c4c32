import { setTimeout as wait } from 'node:timers/promises'
import { errorLine } from '../../../domain/errors/error-message'
import type { Logger } from '../../http/logger'
import type { Outcome } from './outcome'
import type { Claim, DeliveryQueue } from './queue/delivery-queue'
import { isGivenUp, retryDelay } from './queue/schedule'
import type { RetrySchedule } from './queue/schedule'

/** A delivery as an attempt needs it. */
export interface LoadedDelivery {
  id: string
  channel: string
  attempts: number
  createdAt: Date
}

export interface DispatcherOptions<Delivery extends LoadedDelivery> {
  queue: DeliveryQueue
  /** Reads what is to be sent; deliveries that must not be sent any more are left out. */
  load: (ids: readonly string[]) => Promise<Map<string, Delivery>>
  /** Never throws, and ends soon after the signal. */
  send: (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>
  /** Whether enquiries come first now, see `createFloodGauge`. */
  isFlood: () => boolean
  schedule: RetrySchedule
  /** Seconds over which what piled up during an outage is sent; 0 where the process ends sooner than that. */
  catchUpSeconds?: number | undefined
  clock: () => Date
  random: () => number
  /** Told of each delivery that ended, or that some of its addresses have by now. */
  onSettled?: (deliveryId: string) => void
  logger: Logger
}

export interface Dispatcher {
  /** Attempts everything that is due; resolves when it is under way. */
  round: () => Promise<void>
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>
  /** Ends what is under way after a moment; it is attempted again later. */
  close: () => Promise<void>
}

/** Failures in a row after which a success means that the channel works again. */
const OUTAGE = 3
/** Seconds over which what piled up during an outage is sent. */
const CATCH_UP_SECONDS = 30
const CLOSE_MS = 3_000
/** Deliveries of one channel that are under way at a time, and how many while enquiries arrive fast. */
const BATCH = 16
const FLOOD_BATCH = 8
/** Deliveries that become jobs in one round while enquiries arrive fast. */
const FLOOD_JOBS = 48
/** Milliseconds between two batches of a channel while enquiries arrive fast. */
const PAUSE_MS = 2_000

/** Attempts deliveries, a few of each channel at a time, so that one that hangs holds up none of the others. */
export const createDispatcher = <Delivery extends LoadedDelivery>(options: DispatcherOptions<Delivery>): Dispatcher => {
  const { queue, load, send, isFlood, schedule, catchUpSeconds = CATCH_UP_SECONDS, clock, random, logger } = options
  const ending = new AbortController()
  let isClosing = false
  const running = new Map<string, Set<Promise<void>>>()
  /** In a row, by channel. */
  const failures = new Map<string, number>()
  const filling = new Map<string, Promise<void>>()
  const allRunning = (): Promise<void>[] => [...filling.values(), ...[...running.values()].flatMap((set) => [...set])]

  const noteChannel = async (channel: string, isSent: boolean): Promise<void> => {
    const before = failures.get(channel) ?? 0
    failures.set(channel, isSent ? 0 : before + 1)
    if (isSent && before >= OUTAGE) await queue.hasten(channel, catchUpSeconds)
  }

  const attempt = async (claim: Claim, delivery: Delivery): Promise<void> => {
    const started = performance.now()
    const outcome = await send(delivery, ending.signal)
    if (outcome.state !== 'sent' && ending.signal.aborted) return
    const attempts = delivery.attempts + 1
    const age = clock().getTime() - delivery.createdAt.getTime()
    const isOver = outcome.state === 'failed' && isGivenUp(schedule, attempts, age)
    const delay = retryDelay(schedule, attempts, random())
    const isRetried = outcome.state === 'failed' && !isOver
    await queue.settle({
      ...claim,
      outcome: isOver ? 'gave_up' : outcome.state,
      detail: outcome.detail,
      taken: (outcome.state === 'failed' && outcome.taken) || null,
      durationMs: performance.now() - started,
      delayMs: isRetried ? Math.min(schedule.maxMs, Math.max(delay, outcome.retryAfterMs ?? 0)) : 0,
    })
    if (isOver || outcome.state === 'gave_up')
      logger.error(`deliveries: ${claim.deliveryId} by ${claim.channel} was given up: ${outcome.detail}`, {
        fault: { kind: 'delivery' },
      })
    if (!isRetried || outcome.taken !== undefined) options.onSettled?.(delivery.id)
    await noteChannel(claim.channel, outcome.state === 'sent')
  }

  const start = (claim: Claim, delivery: Delivery, set: Set<Promise<void>>): void => {
    const work: Promise<void> = attempt(claim, delivery)
      // The job expires and is attempted again.
      .catch((error: unknown) =>
        logger.error(`deliveries: the outcome of ${claim.deliveryId} was not stored: ${errorLine(error)}`),
      )
      .finally(() => {
        set.delete(work)
        if (!isClosing && !filling.has(claim.channel) && set.size <= BATCH / 2) fill(claim.channel)
      })
    set.add(work)
  }

  const startAll = async (claims: readonly Claim[], set: Set<Promise<void>>): Promise<void> => {
    const loaded = await load(claims.map(({ deliveryId }) => deliveryId))
    await queue.drop(claims.filter(({ deliveryId }) => !loaded.has(deliveryId)))
    for (const claim of claims) {
      const delivery = loaded.get(claim.deliveryId)
      if (delivery) start(claim, delivery, set)
    }
  }

  const take = async (channel: string, set: Set<Promise<void>>): Promise<void> => {
    // The outage may be older than this process.
    if (!failures.has(channel)) failures.set(channel, await queue.failuresInRow(channel, OUTAGE))
    // Half a batch at least: a claim reads the whole queue, and what is claimed together is read and settled together.
    while (!isClosing && set.size <= BATCH / 2) {
      if (isFlood()) {
        // Whole batches with pauses between them: a batch shares its transactions.
        await Promise.all(set)
        await wait(PAUSE_MS, undefined, { ref: false })
      }
      const claims = await queue.claim(channel, isFlood() ? FLOOD_BATCH : BATCH - set.size)
      if (claims.length === 0) return
      await startAll(claims, set)
    }
  }

  const fill = (channel: string): void => {
    const set = running.get(channel) ?? new Set()
    running.set(channel, set)
    const work = take(channel, set)
      .catch((error: unknown) => logger.error(`deliveries: ${channel} cannot be read: ${errorLine(error)}`))
      .finally(() => filling.delete(channel))
    filling.set(channel, work)
  }

  return {
    round: async () => {
      // In a flood a part of them: the next round takes more.
      while (await queue.enqueue(isFlood() ? FLOOD_JOBS : undefined)) if (isFlood()) break
      // Not awaited: a channel that hangs must not keep the others waiting.
      for (const channel of await queue.dueChannels()) if (!filling.has(channel)) fill(channel)
    },
    idle: async () => {
      while (allRunning().length > 0) await Promise.all(allRunning())
    },
    close: async () => {
      isClosing = true
      await Promise.race([Promise.all(allRunning()), wait(CLOSE_MS, undefined, { ref: false })])
      ending.abort()
      await Promise.all(allRunning())
    },
  }
}
