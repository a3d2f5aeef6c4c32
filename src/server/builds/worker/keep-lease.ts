import type { BuildQueue, Lease } from '../../queue/build-queue'

/** Gives signs of life until it is told to stop; a database that is away is asked again. */
export const keepLease = (lease: Lease, everyMs: number): (() => void) => {
  const timer = setInterval(() => void lease.renew().catch(() => undefined), everyMs)
  return () => clearInterval(timer)
}

const LOOK_AGAIN = 200

/**
 * Waits for the lease although nothing is to be built: whoever publishes by hand must not cross a build.
 *
 * @param patienceMs how long a build that runs is waited for
 * @returns null when the build lasted longer
 */
export const awaitLease = async (queue: BuildQueue, patienceMs: number): Promise<Lease | null> => {
  for (const start = Date.now(); ;) {
    // A worker that looks for work may take what was asked for here, finds nothing in it, and gives it back.
    await queue.requestBuild()
    const lease = await queue.acquireLease()
    if (lease !== null) return lease
    if (Date.now() - start >= patienceMs) return null
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
  }
}
