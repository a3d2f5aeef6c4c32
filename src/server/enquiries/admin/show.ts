import { routeOf } from '../../../domain/enquiry/channels'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { parseReference } from '../../../domain/enquiry/reference'
import type { EnquiryRow } from '../../database/schema'
import { AdminError } from './context'
import type { AdminContext } from './context'
import { openRecord } from './open-record'

/** @throws AdminError when there is no such enquiry */
export const findEnquiry = async ({ db }: Pick<AdminContext, 'db'>, typed: string): Promise<EnquiryRow> => {
  const reference = parseReference(typed)
  if (reference === null) throw new AdminError(`${typed} is no reference, such as GA-7F3K-29.`)
  const row = await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()
  if (row === undefined) throw new AdminError(`There is no enquiry ${reference}.`)
  return row
}

/** Where a stored enquiry goes. */
export const routeOfRow = ({ kind, location_id, state }: Pick<EnquiryRow, 'kind' | 'location_id' | 'state'>) =>
  routeOf(kind as EnquiryKind, location_id, state)

/** Everything about an enquiry: what was written, its consent, deliveries and their attempts. */
export const showEnquiry = async (context: AdminContext, typed: string) => {
  const row = await findEnquiry(context, typed)
  const deliveries = await context.db
    .selectFrom('enquiry_deliveries')
    .select(['id', 'channel', 'subject', 'state', 'attempts', 'last_error', 'created_at', 'settled_at'])
    .where('enquiry_id', '=', row.id)
    .orderBy('created_at')
    .execute()
  const attempts = await context.db
    .selectFrom('enquiry_attempts')
    .innerJoin('enquiry_deliveries', 'enquiry_deliveries.id', 'enquiry_attempts.delivery_id')
    .select(['channel', 'attempted_at', 'outcome', 'detail', 'duration_ms'])
    .where('enquiry_id', '=', row.id)
    .orderBy('seq')
    .execute()
  const { id, reference, received_at, kind, state, suspicions, location_id, department, consent } = row
  return {
    ...{
      id,
      reference,
      receivedAt: received_at,
      kind,
      state,
      suspicions,
      locationId: location_id,
      department,
      consent,
    },
    eraseAfter: row.erase_after,
    erasedAt: row.erased_at,
    record: openRecord(row, context.sealer),
    deliveries,
    attempts,
  }
}
