import { networkOf } from './network-of'

export interface RequestLimits {
  /** Requests per minute from one address. */
  each: number
  /** Requests per minute in total. */
  all: number
}

/** For what browsers report by themselves. */
export const REPORT_LIMITS: RequestLimits = { each: 240, all: 1_200 }

const MINUTE = 60_000

/**
 * Limits requests per minute. Counts are reset every minute, and `all` also bounds the number of addresses in memory.
 *
 * @param clock milliseconds
 * @returns whether a request of a client is accepted
 */
export const createRequestLimit = (
  { each, all }: RequestLimits = REPORT_LIMITS,
  clock: () => number = () => performance.now(),
): ((client: string | null) => boolean) => {
  let began = clock()
  let total = 0
  const counts = new Map<string, number>()
  return (client) => {
    if (clock() - began >= MINUTE) {
      began = clock()
      total = 0
      counts.clear()
    }
    if (total >= all) return false
    const name = client === null ? '' : networkOf(client)
    const count = counts.get(name) ?? 0
    if (count >= each) return false
    counts.set(name, count + 1)
    total += 1
    return true
  }
}
