import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { passedState } from '../store/passed-state'
import { writeDeliveries } from '../store/write-rows'
import { AdminError } from './context'
import type { AdminContext } from './context'
import { findEnquiry, routeOfRow } from './show'

const notHeld = (reference: string, state: string) =>
  new AdminError(`${reference} is not held, but ${state}. Nothing was changed.`)

/**
 * Lets a held enquiry go on its way: its deliveries are created.
 *
 * @throws AdminError when there is no such enquiry, or it is not held
 */
export const releaseEnquiry = async (context: AdminContext, typed: string): Promise<void> => {
  const { db, log, deliveriesFor, onDeliveries } = context
  const row = await findEnquiry(context, typed)
  const state = passedState(row.kind as EnquiryKind)
  const deliveries = deliveriesFor(row.id, routeOfRow({ ...row, state }))
  const isReleased = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('enquiries')
      .set({ state })
      .where('id', '=', row.id)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await writeDeliveries(trx, deliveries)
    return true
  })
  if (!isReleased) throw notHeld(typed, row.state)
  log.note('enquiries', [row.id])
  log.note(
    'enquiry_deliveries',
    deliveries.map(({ id }) => id),
  )
  onDeliveries()
}

/**
 * Puts a held enquiry aside: it is not delivered, and erased as the others are.
 *
 * @throws AdminError when there is no such enquiry, or it is not held
 */
export const refuseEnquiry = async (context: AdminContext, typed: string): Promise<void> => {
  const { db, log } = context
  const row = await findEnquiry(context, typed)
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ state: 'refused' })
    .where('id', '=', row.id)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw notHeld(typed, row.state)
  log.note('enquiries', [row.id])
}
