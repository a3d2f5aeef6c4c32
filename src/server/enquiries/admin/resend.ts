import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import { BEGIN_ANEW } from '../delivery/begin-anew'
import { isDelivered } from '../delivery/delivered-states'
import { writeDeliveries } from '../store/write-rows'
import { AdminError } from './context'
import type { AdminContext } from './context'
import { findEnquiry, routeOfRow } from './show'

export interface ResendOptions {
  reference: string
  /** Every channel if left out. */
  channel?: string | undefined
}

export interface Resent {
  /** Names of the channels that send it. */
  channels: string[]
  /** Names of the channels whose mail would confirm to the visitor what they have cancelled: it is not sent. */
  putAside: string[]
}

/** Subject of the deliveries that tell of a visitor's cancellation. */
const cancellationOf = async (db: Db, enquiryId: string): Promise<string> => {
  const change = await db
    .selectFrom('enquiry_changes')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'cancel')
    .executeTakeFirst()
  return `change:${change?.id ?? ''}`
}

/**
 * Attempts the deliveries of an enquiry again, including those that were sent: a receiver that honours the delivery's
 * number accepts it once. Channels that were added after the enquiry get it too.
 *
 * @throws AdminError when there is no such enquiry, or nothing to send
 */
export const resendEnquiry = async (context: AdminContext, { reference, channel }: ResendOptions): Promise<Resent> => {
  const { db, log, deliveriesFor, visitorChannels, onDeliveries } = context
  const row = await findEnquiry(context, reference)
  if (!isDelivered(row.state)) throw new AdminError(`${reference} is ${row.state}: there is nothing to send.`)
  const isAsked = (one: { channel: string }): boolean => channel === undefined || one.channel === channel
  const sent = await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('enquiry_deliveries').select('id').where('enquiry_id', '=', row.id).execute()
    const added = deliveriesFor(row.id, routeOfRow(row)).filter(
      (one) => isAsked(one) && known.every(({ id }) => id !== one.id),
    )
    await writeDeliveries(trx, added)
    const { rows } = await sql<{ id: string; channel: string; subject: string }>`
      update enquiry_deliveries set ${BEGIN_ANEW}
      where enquiry_id = ${row.id} and state in ('sent', 'dead') and channel = coalesce(${channel ?? null}::text, channel)
      returning id, channel, subject
    `.execute(trx)
    return [...added, ...rows]
  })
  if (sent.length === 0)
    throw new AdminError(
      channel === undefined
        ? `${reference} has no delivery that has ended.`
        : `${reference} has no delivery by ${channel} that has ended, and the configuration gives it none.`,
    )
  log.note(
    'enquiry_deliveries',
    sent.map(({ id }) => id),
  )
  onDeliveries()
  const cancellation = row.state === 'cancelled' ? await cancellationOf(db, row.id) : null
  const isPutAside = ({ channel: name, subject }: { channel: string; subject: string }): boolean =>
    cancellation !== null && visitorChannels.has(name) && subject !== cancellation
  const namesOf = (some: readonly { channel: string }[]): string[] => [...new Set(some.map((one) => one.channel))]
  return { channels: namesOf(sent.filter((one) => !isPutAside(one))), putAside: namesOf(sent.filter(isPutAside)) }
}
