import { sql } from 'kysely'
import { z } from 'zod'
import { heldRedirectSchema } from '../../contract/redirect-table'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import type { Db } from '../database/open-database'
import { BUILT } from './types'

/** Builds of before have no such list. */
const listSchema = z.array(heldRedirectSchema).catch([])

/** Entries of the CMS's list of redirects that the last build left out. */
export const readHeldRedirects = async (db: Db): Promise<HeldRedirect[]> => {
  const row = await db
    .selectFrom('builds')
    .select(sql`builds.result -> 'heldRedirects'`.as('held'))
    .where('state', 'in', BUILT)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return listSchema.parse(row?.held)
}
