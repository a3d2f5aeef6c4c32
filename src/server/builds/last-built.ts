import type { Db } from '../database/open-database'
import { BUILT } from './types'

/** Query for the last build that succeeded; what is read of it is left to the caller. */
export const lastBuilt = (db: Db) =>
  db.selectFrom('builds').where('state', 'in', BUILT).orderBy('started_at', 'desc').limit(1)
