import { setTimeout as wait } from 'node:timers/promises'
import { readStatus } from './stages'
import type { System } from './system'

/** Milliseconds: a build from nothing of the largest stock on a busy machine. */
const PATIENCE = 900_000
const LOOK_AGAIN = 200

/**
 * Waits until the builder has made its first build. A server that finds a release serves it at once: what is changed
 * before its builder is warm is measured with the start of the builder.
 *
 * @returns milliseconds that were waited
 */
export const untilReady = async (system: System): Promise<number> => {
  const began = performance.now()
  while (performance.now() - began < PATIENCE) {
    const { events, queue } = await readStatus(system)
    const start = events.find(({ kind, receivedAt }) => kind === 'start' && receivedAt >= performance.timeOrigin)
    if (start?.status === 'published' && queue.running === null && queue.waiting === 0) return performance.now() - began
    await wait(LOOK_AGAIN)
  }
  throw new Error(`the builder has made no build in ${PATIENCE / 1000} s`)
}
