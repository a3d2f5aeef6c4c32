import { errorLine } from '../../../domain/errors/error-message'
import type { Logger } from '../../http/logger'
import type { Dispatcher } from './dispatcher'
import type { DeliveryQueue } from './queue/delivery-queue'

/** Milliseconds for which enquiries are gathered while they arrive fast. */
const GATHER = 20
/** The same during a flood: each round takes the database's one session away from those that arrive. */
const GATHER_FLOOD = 2_000
/** Milliseconds between two looks for jobs that got lost. */
const REPAIR = 5 * 60_000
interface Loop {
  dispatcher: Dispatcher
  queue: DeliveryQueue
  logger: Logger
  pollMs: number
  /** See `createFloodGauge`. */
  isFlood: () => boolean
}

export interface DeliveryLoop {
  wake: () => void
  /** Resolves when the round that runs has ended. */
  stop: () => Promise<void>
}

/** One round after the other: at once when woken, else from time to time. */
export const startLoop = ({ dispatcher, queue, logger, pollMs, isFlood }: Loop): DeliveryLoop => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let [isWoken, isAway, isClosed] = [false, false, false]
  let repairAt = 0

  const gather = (): number => (isFlood() ? GATHER_FLOOD : GATHER)

  const work = async (): Promise<void> => {
    try {
      isWoken = false
      if (Date.now() >= repairAt) {
        await queue.repair()
        repairAt = Date.now() + REPAIR
      }
      await dispatcher.round()
      isAway = false
    } catch (error) {
      // One line per outage: the next look tries again.
      if (!isAway) logger.error(`deliveries: ${errorLine(error)}`)
      isAway = true
    }
  }
  const plan = (ms: number): void => {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => {
      running = work().finally(() => {
        running = null
        plan(isWoken ? gather() : pollMs)
      })
    }, ms)
  }
  plan(0)
  return {
    wake: (): void => {
      if (isWoken) return
      isWoken = true
      if (running === null) plan(gather())
    },
    stop: async (): Promise<void> => {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
