import { randomUUID } from 'node:crypto'
import type { Channel } from '../../../domain/enquiry/channels'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import { replaceCollection } from '../../dealer/collections'
import type { OpenDatabase } from '../../database/open-database'
import { readIncidents } from '../../alarm/read-incidents'
import { testDatabases } from '../../testing/databases/databases'
import { exampleSite } from '../../../domain/testing/example-location'
import { addMissingDeliveries } from './add-missing'
import { findChannelGaps } from './check-channels'

const visitor: Channel = { name: 'visitor', type: 'visitor-mail' }
const mersch: Channel = { name: 'mersch', type: 'dealership-mail', locations: ['mersch'] }
const crm: Channel = { name: 'crm', type: 'webhook', url: 'https://crm.example', secrets: [] }
const NOW = new Date('2026-11-24T10:00:00Z')
const before = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString()

describe.each(testDatabases)('enquiries that no channel takes, on $name', ({ open }) => {
  let database: OpenDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const store = async (locationId: string | null, minutesAgo: number, channels: readonly string[] = []) => {
    const { db } = database
    const id = randomUUID()
    await db
      .insertInto('enquiries')
      .values({
        id,
        received_at: before(minutesAgo),
        digest: id,
        kind: 'contact',
        record: '{}',
        reference: `GA-${id.slice(0, 4)}`,
        location_id: locationId,
      })
      .execute()
    for (const channel of channels)
      await db
        .insertInto('enquiry_deliveries')
        .values({ id: randomUUID(), enquiry_id: id, channel, created_at: before(minutesAgo) })
        .execute()
    return id
  }
  const channelsOf = async (id: string) =>
    (await database.db.selectFrom('enquiry_deliveries').select('channel').where('enquiry_id', '=', id).execute())
      .map(({ channel }) => channel)
      .sort()

  it('get their deliveries when a channel takes them, and confirm to the visitor once and only soon', async () => {
    const [none, confirmed, old, taken] = [
      await store('esch', 5),
      await store('esch', 5, ['visitor']),
      await store('esch', 5 * 24 * 60),
      await store('mersch', 5, ['mersch', 'visitor']),
    ]
    expect(await addMissingDeliveries(database.db, [visitor, mersch], NOW)).toBe(1)
    expect(await addMissingDeliveries(database.db, [visitor, mersch, crm], NOW)).toBe(3)
    expect(await channelsOf(none)).toEqual(['crm', 'visitor'])
    expect(await channelsOf(confirmed)).toEqual(['crm', 'visitor'])
    expect(await channelsOf(old)).toEqual(['crm'])
    // A channel that is added later does not get an enquiry that another channel delivers.
    expect(await channelsOf(taken)).toEqual(['mersch', 'visitor'])
    expect(await addMissingDeliveries(database.db, [visitor, mersch, crm], NOW)).toBe(0)
  })

  it('alarm a person after ten minutes, as those that are held do', async () => {
    await store('mersch', 30, ['mersch'])
    await store('esch', 30, ['visitor'])
    const held = await store('mersch', 20)
    await database.db.updateTable('enquiries').set({ state: 'held' }).where('id', '=', held).execute()
    const channels = [visitor, mersch]
    const incidents = await readIncidents(database.db, { channels, pauseLimitMs: 4 * 3_600_000 }, NOW)
    expect(incidents.filter(({ type }) => type !== 'stuck')).toMatchObject([
      { type: 'undelivered', count: 1, since: new Date(before(30)) },
      { type: 'unchecked', count: 1 },
    ])
    const earlier = new Date(NOW.getTime() - 25 * 60_000)
    expect(await readIncidents(database.db, { channels, pauseLimitMs: 4 * 3_600_000 }, earlier)).toEqual([])
  })

  it('are named at the start, with the kinds that nobody would hear of', async () => {
    const { db } = database
    expect(await findChannelGaps(db, [visitor])).toEqual([])
    await db.transaction().execute((trx) => replaceCollection(trx, 'locations', [exampleSite]))
    expect(await findChannelGaps(db, [visitor, crm])).toEqual([])
    expect(await findChannelGaps(db, [mersch, { ...crm, kinds: ['contact'], locations: ['arlon'] }])).toEqual([
      'ENQUIRY_CHANNELS: channel "crm" names the dealership arlon, which there is not',
      expect.stringMatching(/^ENQUIRY_CHANNELS: no channel takes enquiries of any kind for no dealership/),
      'ENQUIRY_CHANNELS: the kind newsletter is refused, because no channel of the type visitor-mail takes it',
    ])
    expect(await findChannelGaps(db, [visitor, { ...mersch, kinds: ['tyres'] }])).toEqual([
      expect.stringMatching(/kinds test_drive, .*service.* for mersch$/),
      expect.stringContaining('any kind for no dealership in particular'),
    ])
    // What the group does not take is missed by nobody.
    const kinds = ENQUIRY_KINDS.filter((kind) => kind !== 'trade_in')
    expect(await findChannelGaps(db, [visitor, { ...crm, kinds }])).toEqual([])
  })
})
