import { sql } from 'kysely'
import { ENQUIRY_STATES } from '../../contract/dealer/enquiry'
import type { Db } from '../database/open-database'
import type { Metric } from './exposition'

/** Enquiries and their deliveries, as numbers only. */
export const readEnquiryMetrics = async (db: Db): Promise<Metric[]> => {
  const [enquiries, deliveries] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(['state', sql<number>`count(*)::float8`.as('count')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('enquiry_deliveries')
      .select(['channel', 'state', sql<number>`count(*)::float8`.as('count')])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute(),
  ])
  return [
    {
      name: 'vitrine_enquiries',
      help: 'Stored enquiries, by state.',
      type: 'gauge',
      samples: ENQUIRY_STATES.map((state) => ({
        labels: { state },
        value: enquiries.find((row) => row.state === state)?.count ?? 0,
      })),
    },
    {
      name: 'vitrine_enquiry_deliveries',
      help: 'Deliveries of enquiries, by channel and state.',
      type: 'gauge',
      samples: deliveries.map(({ channel, state, count }) => ({ labels: { channel, state }, value: count })),
    },
    {
      name: 'vitrine_dead_letters',
      help: 'Deliveries that were given up.',
      type: 'gauge',
      samples: [{ value: deliveries.reduce((sum, { state, count }) => (state === 'dead' ? sum + count : sum), 0) }],
    },
  ]
}
