import { sql } from 'kysely'
import { z } from 'zod'
import { heldRedirectSchema } from '../../contract/redirect-table'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import type { Db } from '../database/open-database'
import { lastBuilt } from './last-built'

/** Builds of before have no such list. */
const listSchema = z.array(heldRedirectSchema).catch([])

/** Entries of the CMS's list of redirects that the last build left out. */
export const readHeldRedirects = async (db: Db): Promise<HeldRedirect[]> => {
  const row = await lastBuilt(db)
    .select(sql`builds.result -> 'heldRedirects'`.as('held'))
    .executeTakeFirst()
  return listSchema.parse(row?.held)
}
