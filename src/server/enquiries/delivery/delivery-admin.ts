import { sql } from 'kysely'
import { BEGIN_ANEW } from './begin-anew'
import { isDelivered, isOutdated } from './delivered-states'
import { AdminError } from '../admin/context'
import type { AdminContext } from '../admin/context'
import { queueOf } from './queue/settle'

type Context = Pick<AdminContext, 'db' | 'log' | 'onDeliveries'>

/** A delivery as people who look after it need it, without anything personal. */
export interface AdminDelivery {
  id: string
  reference: string
  channel: string
  state: string
  /** It would be put aside again. */
  isOutdated: boolean
}

/** @throws AdminError when there is none, or its enquiry is not one that is delivered */
export const findDelivery = async ({ db }: Pick<Context, 'db'>, id: string): Promise<AdminDelivery> => {
  const { rows } = await sql<Omit<AdminDelivery, 'isOutdated'> & { enquiry_state: string }>`
    select d.id, coalesce(e.reference, e.id) as reference, d.channel, d.state, e.state as enquiry_state
    from enquiry_deliveries d join enquiries e on e.id = d.enquiry_id where d.id = ${id}
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new AdminError(`There is no delivery ${id}.`)
  if (!isDelivered(row.enquiry_state))
    throw new AdminError(`${row.reference} is ${row.enquiry_state}: there is nothing to send.`)
  return { ...row, isOutdated: isOutdated(row.state, row.enquiry_state) }
}

/**
 * Has one delivery attempted now: one that was given up or sent starts anew, with the same number; one that waits for
 * another attempt waits no longer.
 *
 * @throws AdminError when there is none, its enquiry is not one that is delivered, or what it says was cancelled
 */
export const sendAgain = async (context: Context, id: string): Promise<AdminDelivery> => {
  const { db, log, onDeliveries } = context
  const delivery = await findDelivery(context, id)
  if (delivery.isOutdated) throw new AdminError(`${delivery.reference} is cancelled: the delivery would say otherwise.`)
  await db.transaction().execute(async (trx) => {
    await sql`
      update enquiry_deliveries set ${BEGIN_ANEW}
      where id = ${id} and state in ('dead', 'sent', 'withdrawn')
    `.execute(trx)
    await sql`
      update pgboss.job set start_after = now()
      where name = ${queueOf(delivery.channel)} and id = ${id}::uuid and state < 'active'
    `.execute(trx)
  })
  log.note('enquiry_deliveries', [id])
  onDeliveries()
  return delivery
}

/**
 * Puts a delivery aside that was given up: a person has taken care of it in another way.
 *
 * @throws AdminError when it was not given up
 */
export const dismissDelivery = async (context: Context, id: string): Promise<AdminDelivery> => {
  const { db, log } = context
  const delivery = await findDelivery(context, id)
  const { numUpdatedRows } = await db
    .updateTable('enquiry_deliveries')
    .set({ state: 'withdrawn' })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AdminError(`The delivery ${id} is ${delivery.state}, not given up.`)
  log.note('enquiry_deliveries', [id])
  return delivery
}
