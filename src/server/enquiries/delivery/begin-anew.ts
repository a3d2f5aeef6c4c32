import { sql } from 'kysely'

/**
 * Assignments of an update that lets a delivery begin anew under its number. One that was given up goes on with the
 * addresses that never got it; one that was sent is sent to all of them again.
 */
export const BEGIN_ANEW = sql`state = 'waiting', attempts = 0, next_attempt_at = null, settled_at = null, last_error = null,
  created_at = now(), taken = case when state = 'dead' then taken end`
