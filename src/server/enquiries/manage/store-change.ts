import { randomUUID } from 'node:crypto'
import { routeOf } from '../../../domain/enquiry/channels'
import { FORMS, isSubscription } from '../../../domain/enquiry/forms'
import { WISH_FIELDS } from '../../../domain/enquiry/wishes'
import type { AppointmentWishes } from '../../../domain/enquiry/wishes'
import type { Db } from '../../database/open-database'
import type { DurableLog } from '../../durable-log/types'
import type { Sealer } from '../../sealing/types'
import type { DeliveriesFor } from '../store/types'
import { eraseAfter, writeDeliveries } from '../store/write-rows'
import { changeColumns } from './change-record'
import { isExpired, readManaged } from './read-managed'
import type { ManagedEnquiry } from './read-managed'

/** Changes of one enquiry that are taken: each one writes to two people. */
const MAX_CHANGES = 10

export interface ChangeStoreOptions {
  db: Db
  sealer: Sealer
  log: DurableLog
  deliveriesFor: DeliveriesFor
  clock: () => Date
}

export type WantedChange = { kind: 'cancel' | 'confirm' } | { kind: 'change'; wishes: AppointmentWishes }

/** `unchanged`: it was so before, and nobody is told again. */
export type ChangeOutcome = 'stored' | 'unchanged' | 'cancelled' | 'too_many' | 'expired' | 'erased'

const isSame = (one: AppointmentWishes, other: AppointmentWishes): boolean =>
  WISH_FIELDS.every((name) => one[name] === other[name])

/** What keeps a change from being stored; null: nothing. */
const refusal = (managed: ManagedEnquiry | null, wanted: WantedChange, now: Date): ChangeOutcome | null => {
  if (managed === null) return 'erased'
  if (managed.state === 'cancelled') return wanted.kind === 'cancel' ? 'unchanged' : 'cancelled'
  if (managed.state === 'pending') return wanted.kind === 'confirm' ? null : 'unchanged'
  if (managed.state !== 'accepted') return 'erased'
  if (wanted.kind === 'confirm') return 'unchanged'
  if (isExpired(managed, now)) return 'expired'
  if (wanted.kind === 'change' && isSame(wanted.wishes, managed.wishes)) return 'unchanged'
  return wanted.kind === 'change' && managed.changeCount >= MAX_CHANGES ? 'too_many' : null
}

/** Later than the change before, whatever the clock does: the last one counts. */
const momentAfter = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), before === null ? 0 : before.getTime() + 1))

const writeChange = async (
  db: Db,
  managed: ManagedEnquiry,
  wanted: WantedChange,
  { sealer, deliveriesFor, clock }: ChangeStoreOptions,
): Promise<void> => {
  const changeId = randomUUID()
  const { id, enquiry, wishes: before } = managed
  const wishes = wanted.kind === 'change' ? wanted.wishes : {}
  await db
    .insertInto('enquiry_changes')
    .values({
      id: changeId,
      enquiry_id: id,
      changed_at: momentAfter(managed.changedAt, clock()).toISOString(),
      kind: wanted.kind,
      ...changeColumns({ wishes, before }, sealer),
    })
    .execute()
  const { kind, subject } = enquiry
  const isEnding = wanted.kind === 'cancel'
  if (wanted.kind !== 'change')
    await db
      .updateTable('enquiries')
      .set({
        state: isEnding ? 'cancelled' : 'accepted',
        // A subscription is kept until it ends.
        ...(isSubscription(kind) && {
          erase_after: isEnding ? eraseAfter(clock(), FORMS[kind].retentionMonths) : null,
        }),
      })
      .where('id', '=', id)
      .execute()
  const tell = (state: string, change?: `change:${string}`) =>
    deliveriesFor(id, routeOf(kind, subject.locationId, state), change)
  const change = `change:${changeId}` as const
  const isConfirmed = wanted.kind === 'confirm'
  await writeDeliveries(db, isConfirmed ? [...tell('accepted'), ...tell('pending', change)] : tell('accepted', change))
}

const appendChanges = async (enquiryId: string, { db, log }: Pick<ChangeStoreOptions, 'db' | 'log'>): Promise<void> => {
  const idsIn = async (table: 'enquiry_changes' | 'enquiry_deliveries'): Promise<string[]> =>
    (await db.selectFrom(table).select('id').where('enquiry_id', '=', enquiryId).execute()).map(({ id }) => id)
  const changes = await idsIn('enquiry_changes')
  // The state of the enquiry rides along with the sync of its change.
  if (changes.length > 0) log.note('enquiries', [enquiryId])
  await log.append('enquiry_changes', changes)
  await log.append('enquiry_deliveries', await idsIn('enquiry_deliveries'))
}

/**
 * Stores what a visitor did by the link, with its deliveries. The same again changes nothing.
 *
 * @returns when it is on disk
 */
export const storeChange = async (
  enquiryId: string,
  wanted: WantedChange,
  options: ChangeStoreOptions,
): Promise<ChangeOutcome> => {
  const { db, log, sealer, clock } = options
  const result = await db.transaction().execute(async (trx) => {
    // Locked: two presses of the button are one change.
    const row = await trx.selectFrom('enquiries').selectAll().where('id', '=', enquiryId).forUpdate().executeTakeFirst()
    const managed = row === undefined ? null : await readManaged(trx, row, sealer)
    const refused = refusal(managed, wanted, clock())
    if (managed !== null && refused === null) await writeChange(trx, managed, wanted, options)
    return refused ?? 'stored'
  })
  // What was so before is acknowledged as the first time: only when it is on disk.
  if (result === 'stored' || result === 'unchanged') await appendChanges(enquiryId, { db, log })
  return result
}
