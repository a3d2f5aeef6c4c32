import { LEASE } from '../queue/build-queue'
import type { LeaseTimes } from '../queue/build-queue'

/** Short enough for a test to wait for, long enough for a busy machine to renew in time. */
const SHORT: LeaseTimes = { expireSeconds: 4, maintenanceSeconds: 1 }

/** Lease times of tests whose workers run in processes; those of production with `TEST_TIMES=real`. */
export const testLease: LeaseTimes = process.env['TEST_TIMES'] === 'real' ? LEASE : SHORT

/** Milliseconds within which another worker takes over from a dead one: the lease, two looks for it, and a poll. */
export const takeoverMs = ({ expireSeconds, maintenanceSeconds }: LeaseTimes): number =>
  (expireSeconds + 2 * maintenanceSeconds + 1) * 1_000
