export interface AttemptLimit {
  /** Wrong attempts that one address has at once. */
  burst: number
  /** Seconds after which it has one more. */
  refillSeconds: number
  /** Addresses that are remembered; beyond, the oldest are forgotten. */
  addresses: number
}

export const DEFAULT_LIMIT: AttemptLimit = { burst: 5, refillSeconds: 30, addresses: 10_000 }

export interface Attempts {
  /** Seconds until this address may try; 0 when it may now. */
  waitOf: (address: string, now: Date) => number
  /** Counts an attempt. Counted before its outcome is known, so that many at once gain nothing. */
  count: (address: string, now: Date) => void
  /** Takes an attempt back that was right. */
  forgive: (address: string) => void
}

interface Bucket {
  left: number
  at: number
}

/** Counts attempts to sign in, by address, in this process. */
export const createAttempts = ({ burst, refillSeconds, addresses }: AttemptLimit = DEFAULT_LIMIT): Attempts => {
  const buckets = new Map<string, Bucket>()
  const bucketOf = (address: string, now: Date): Bucket => {
    const at = now.getTime()
    const known = buckets.get(address)
    if (!known) return { left: burst, at }
    return { left: Math.min(burst, known.left + Math.max(0, at - known.at) / 1000 / refillSeconds), at }
  }
  return {
    waitOf: (address, now) => {
      const { left } = bucketOf(address, now)
      return left >= 1 ? 0 : Math.ceil((1 - left) * refillSeconds - 1e-6)
    },
    count: (address, now) => {
      const { left, at } = bucketOf(address, now)
      buckets.delete(address)
      buckets.set(address, { left: left - 1, at })
      const oldest = buckets.keys().next()
      if (buckets.size > addresses && !oldest.done) buckets.delete(oldest.value)
    },
    forgive: (address) => {
      const known = buckets.get(address)
      if (known) known.left = Math.min(burst, known.left + 1)
    },
  }
}
