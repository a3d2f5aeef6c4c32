import type { EnquiryRow } from '../../database/schema'
import { normalEmail } from '../spam/hasher'
import type { AdminContext } from './context'
import { completeErasures, eraseEnquiries } from './erase'
import { openRecord } from './open-record'

/** Rows that are opened at a time. */
const PAGE = 1_000

/**
 * Reads every enquiry of the person with an e-mail address. All of them are opened: a digest would miss those from before
 * a change of its secret. One that only mentions the address is somebody else's.
 */
const findByEmail = async ({ db, sealer }: AdminContext, email: string): Promise<EnquiryRow[]> => {
  const wanted = normalEmail(email)
  const found: EnquiryRow[] = []
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '>', after)
      .where('erased_at', 'is', null)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      const email = openRecord(row, sealer)?.values.email
      if (typeof email === 'string' && normalEmail(email) === wanted) found.push(row)
    }
    after = rows.at(-1)?.id ?? ''
    if (rows.length < PAGE) return found
  }
}

/** Everything that is stored of the person with an e-mail address, as the law lets them ask for it. */
export const exportByEmail = async (context: AdminContext, email: string) => {
  const rows = await findByEmail(context, email)
  const ids = rows.map(({ id }) => id)
  const changes =
    ids.length === 0
      ? []
      : await context.db.selectFrom('enquiry_changes').selectAll().where('enquiry_id', 'in', ids).execute()
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at,
    kind: row.kind,
    state: row.state,
    suspicions: row.suspicions,
    locationId: row.location_id,
    department: row.department,
    consent: row.consent,
    eraseAfter: row.erase_after,
    record: openRecord(row, context.sealer),
    changes: changes
      .filter(({ enquiry_id }) => enquiry_id === row.id)
      .map(({ kind, changed_at, record, sealed }) => ({
        kind,
        changedAt: changed_at,
        record: openRecord({ record, sealed }, context.sealer),
      })),
  }))
}

/** References of the enquiries that an erasure has newly erased. */
export interface Erased {
  references: string[]
  /** Those of confirmed newsletters. The CRM does not learn of an erasure and keeps sending them. */
  subscribed: string[]
}

/**
 * Erases everything that the person with an e-mail address wrote. Repeated after a failure, it completes what the first
 * attempt left in the durable log, although that is found by its address no longer.
 */
export const eraseByEmail = async (context: AdminContext, email: string): Promise<Erased> => {
  await completeErasures(context)
  const rows = await findByEmail(context, email)
  await eraseEnquiries(
    context,
    rows.map(({ id }) => id),
  )
  const referenceOf = ({ id, reference }: EnquiryRow): string => reference ?? id
  return {
    references: rows.map(referenceOf),
    subscribed: rows.filter(({ kind, state }) => kind === 'newsletter' && state === 'accepted').map(referenceOf),
  }
}
