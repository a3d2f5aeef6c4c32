import { sql } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { routeOf } from '../../../domain/enquiry/channels'
import { createReference } from '../../../domain/enquiry/reference'
import type { Db } from '../../database/open-database'
import type { DurableLog } from '../../durable-log/types'
import { createGroupCommit } from '../../journal/group-commit'
import type { Sealer } from '../../sealing/types'
import { askAgain } from './ask-again'
import { decide } from './decide'
import type { Decision } from './decide'
import type { IntakeRules } from './intake-rules'
import { ENQUIRY_LIMITS } from './limits'
import { readKnown } from './read-known'
import { noteSubjects } from './read-subjects'
import type { ArrivedEnquiry, DeliveriesFor, StoreOutcome } from './types'
import { writeDeliveries, writeEnquiries } from './write-rows'

export interface EnquiryStoreOptions {
  db: Db
  sealer: Sealer
  log: DurableLog
  deliveriesFor: DeliveriesFor
  rules: IntakeRules
}

/** Stored, but not known to be on disk: it must be sent again, with its key. */
export class NotDurableError extends Error {
  override name = 'NotDurableError'
}

/** Keeps workers from counting and writing at the same time; any number that nothing else locks. */
const LOCK = 7_319_022
/** References that are tried for one enquiry. */
const ATTEMPTS = 5

/** Holds references apart: one that is taken is drawn again. */
const writeAdmitted = async (db: Db, decision: Decision, { sealer, deliveriesFor, rules }: EnquiryStoreOptions) => {
  const records = await noteSubjects(
    db,
    decision.admitted.map(({ arrived }) => arrived.enquiry),
  )
  let open = decision.admitted.flatMap((one, index) => {
    const record = records[index]
    return record === undefined ? [] : [{ ...one, record }]
  })
  const all = open
  // The dealership may only be known from the vehicle.
  for (const { receipt, record } of open)
    receipt.confirmedByMail = rules.confirms(record.kind, record.subject.locationId)
  for (let attempt = 1; open.length > 0; attempt += 1) {
    const written = await writeEnquiries(db, open, sealer)
    open = open.filter(({ receipt }) => !written.has(receipt.id))
    if (open.length > 0 && attempt === ATTEMPTS) throw new Error('enquiries: no reference is free')
    for (const { receipt } of open) receipt.reference = createReference(randomBytes(6))
  }
  const passedOn = all.filter(({ receipt }) => receipt.state !== 'held')
  await writeDeliveries(
    db,
    passedOn.flatMap(({ receipt, record }) =>
      deliveriesFor(receipt.id, routeOf(record.kind, record.subject.locationId, receipt.state)),
    ),
  )
}

const writeGroup = async (
  arrived: readonly ArrivedEnquiry[],
  options: EnquiryStoreOptions,
): Promise<readonly StoreOutcome[]> => {
  const earliest = Math.min(...arrived.map(({ receivedAt }) => receivedAt.getTime()))
  const since = new Date(earliest - ENQUIRY_LIMITS.windowMs).toISOString()
  const { outcomes, mailedAgain } = await options.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const decision = decide(arrived, await readKnown(trx, arrived, since), since, options.rules, () => ({
      id: randomUUID(),
      reference: createReference(randomBytes(6)),
    }))
    await writeAdmitted(trx, decision, options)
    const unconfirmed = decision.outcomes.flatMap((outcome) =>
      outcome.state === 'repeated' && outcome.receipt.state === 'pending' ? [outcome.receipt.id] : [],
    )
    return { outcomes: decision.outcomes, mailedAgain: await askAgain(trx, unconfirmed) }
  })
  options.log.note('enquiry_deliveries', mailedAgain)
  // A repeated one is acknowledged as the first was: only when it is on disk.
  const ids = new Set(outcomes.flatMap((outcome) => ('receipt' in outcome ? [outcome.receipt.id] : [])))
  await options.log.append('enquiries', [...ids]).catch((error: unknown) => {
    throw new NotDurableError('The enquiry is not on disk.', { cause: error })
  })
  return outcomes
}

export type StoreEnquiry = (arrived: ArrivedEnquiry) => Promise<StoreOutcome>

/**
 * Stores enquiries with their deliveries; those that arrive together in one transaction.
 *
 * @returns resolves when the enquiry is on disk
 */
export const createEnquiryStore = (options: EnquiryStoreOptions): StoreEnquiry =>
  createGroupCommit((arrived) => writeGroup(arrived, options))
