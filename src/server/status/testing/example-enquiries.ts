import { createHash } from 'node:crypto'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { Db } from '../../database/open-database'
import type { DeliveryState, EnquiryState } from '../../database/enquiry-tables'

interface Example {
  reference: string
  kind: EnquiryKind
  minutes: number
  state?: EnquiryState
  suspicions?: string[]
  location?: string
  department?: string
  deliveries?: Record<
    string,
    { state: DeliveryState; attempts: [outcome: 'sent' | 'failed' | 'gave_up', detail: string][] }
  >
}

const sentBy = (...channels: string[]): NonNullable<Example['deliveries']> =>
  Object.fromEntries(
    channels.map((name) => [
      name,
      { state: 'sent', attempts: [['sent', name === 'crm' ? 'http_204' : 'smtp_250']] } as const,
    ]),
  )

const EXAMPLES: readonly Example[] = [
  {
    reference: 'GA-7F3K-29',
    kind: 'test_drive',
    minutes: 3,
    location: 'mersch',
    deliveries: {
      ...sentBy('visitor', 'dealership'),
      crm: {
        state: 'queued',
        attempts: [
          ['failed', 'timeout'],
          ['failed', 'http_500'],
        ],
      },
    },
  },
  {
    reference: 'GA-QX4M-53',
    kind: 'tyres',
    minutes: 41,
    location: 'esch',
    department: 'workshop',
    deliveries: sentBy('visitor', 'dealership', 'crm'),
  },
  { reference: 'GA-8ZTC-77', kind: 'contact', minutes: 95, state: 'held', suspicions: ['links', 'too_fast'] },
  {
    reference: 'GA-P5RN-34',
    kind: 'service',
    minutes: 180,
    location: 'mersch',
    department: 'workshop',
    deliveries: {
      ...sentBy('dealership', 'crm'),
      visitor: { state: 'dead', attempts: [['gave_up', 'smtp_550_5.1.1']] },
    },
  },
  {
    reference: 'GA-2HWB-68',
    kind: 'lease',
    minutes: 60 * 75,
    location: 'esch',
    deliveries: {
      ...sentBy('visitor', 'dealership'),
      crm: {
        state: 'dead',
        attempts: Array.from({ length: 30 }, () => ['failed', 'http_500'] as const).map((one) => [...one]),
      },
    },
  },
  {
    reference: 'GA-VC9D-42',
    kind: 'model_test_drive',
    minutes: 60 * 80,
    state: 'cancelled',
    location: 'mersch',
    deliveries: sentBy('visitor', 'dealership', 'crm'),
  },
]

const uuid = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/**
 * Fills the tables with enquiries in every state.
 *
 * @returns number of a delivery that was given up, and the reference of an enquiry that is held
 */
export const fillEnquiries = async (db: Db, now: Date): Promise<{ dead: string; held: string }> => {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
  for (const id of ['mersch', 'esch'])
    await db
      .insertInto('records')
      .values({
        kind: 'locations',
        id,
        position: 0,
        record: JSON.stringify({ id, name: id === 'esch' ? 'Esch-sur-Alzette' : 'Mersch' }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  for (const { reference, kind, minutes, deliveries = {}, ...rest } of EXAMPLES) {
    await db
      .insertInto('enquiries')
      .values({
        id: reference,
        received_at: at(minutes),
        digest: reference,
        kind,
        record: JSON.stringify({ values: { name: 'Zoé Müller', email: 'zoe@example.lu' } }),
        reference,
        state: rest.state ?? 'accepted',
        suspicions: JSON.stringify(rest.suspicions ?? []),
        location_id: rest.location ?? null,
        department: rest.department ?? 'sales',
      })
      .execute()
    for (const [channel, { state, attempts }] of Object.entries(deliveries)) {
      const id = uuid(`${reference} ${channel}`)
      const isOver = state === 'sent' || state === 'dead'
      await db
        .insertInto('enquiry_deliveries')
        .values({
          id,
          enquiry_id: reference,
          channel,
          state,
          attempts: attempts.length,
          last_error: state === 'sent' ? null : (attempts.at(-1)?.[1] ?? null),
          next_attempt_at: state === 'queued' ? at(-2) : null,
          created_at: at(minutes),
          settled_at: isOver ? at(Math.max(0, minutes - 1)) : null,
        })
        .execute()
      for (const [index, [outcome, detail]] of attempts.entries())
        await db
          .insertInto('enquiry_attempts')
          .values({
            delivery_id: id,
            attempted_at: at(minutes - index * 0.5),
            outcome,
            detail,
            duration_ms: 40 + index,
          })
          .execute()
    }
  }
  return { dead: uuid('GA-2HWB-68 crm'), held: 'GA-8ZTC-77' }
}
