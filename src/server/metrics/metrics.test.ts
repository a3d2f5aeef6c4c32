import { sql } from 'kysely'
import { pruneBuilds } from '../builds/worker/build-log'
import type { OpenDatabase } from '../database/open-database'
import { pruneEvents } from '../journal/event-states'
import { testDatabases } from '../testing/databases/databases'
import { createTestApp } from '../testing/test-app'
import { storeVitals } from '../vitals/store-vitals'
import { createMetricsRoutes } from './routes'

const live = { release: () => 'r1', builderRss: () => 1_000 }

describe.each(testDatabases)('metrics on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const read = async () => {
    const { get } = createTestApp(opened.db, { metrics: createMetricsRoutes({ db: opened.db, live }) })
    const response = await get('/metrics')
    expect(response.headers.get('content-type')).toContain('version=0.0.4')
    return (await response.text()).split('\n')
  }
  const fill = async () => {
    await sql`insert into builds (id, worker, kind, state, started_at, finished_at)
      select 'b' || n, 'w', 'full', case when n = 3 then 'failed' else 'published' end,
        now() - make_interval(days => n * 20), now() - make_interval(days => n * 20) + interval '1.5 seconds'
      from generate_series(1, 3) n`.execute(opened.db)
    await sql`insert into events (id, source, kind, idempotency_key, subject, payload, status, received_at, settled_at)
      select 'e' || n, 'dealer', 'x', 'k' || n, '', '{}', 'published',
        now() - make_interval(days => n * 20), now() - make_interval(days => n * 20) + interval '4 seconds'
      from generate_series(1, 3) n`.execute(opened.db)
    await sql`insert into events (id, source, kind, idempotency_key, subject, payload, status, received_at)
      values ('e9', 'dealer', 'x', 'k9', '', '{}', 'pending', now() - interval '60 seconds')`.execute(opened.db)
  }

  it('count builds and changes, those that were forgotten too', async () => {
    await fill()
    const counted = (lines: string[]) => lines.filter((line) => /^vitrine_(builds|build_d|change)/.test(line))
    const before = counted(await read())
    expect(before).toEqual(
      expect.arrayContaining([
        'vitrine_builds_total{outcome="published"} 2',
        'vitrine_builds_total{outcome="failed"} 1',
        'vitrine_builds_total{outcome="gated"} 0',
        'vitrine_build_duration_seconds_bucket{outcome="published",le="1"} 0',
        'vitrine_build_duration_seconds_bucket{outcome="published",le="2"} 2',
        'vitrine_build_duration_seconds_sum{outcome="published"} 3',
        'vitrine_change_to_live_seconds_bucket{source="dealer",le="5"} 3',
        'vitrine_change_to_live_seconds_count{source="dealer"} 3',
      ]),
    )
    await pruneBuilds(opened.db)
    expect(await pruneEvents(opened.db)).toBe(2)
    expect(await opened.db.selectFrom('builds').select('id').execute()).toHaveLength(1)
    expect(counted(await read())).toEqual(before)
  })

  it('tell the queue, enquiries, refused webhooks, vitals and the process', async () => {
    await fill()
    await opened.db
      .insertInto('metric_totals')
      .values({ metric: 'refused_webhooks', label: 'dealer bad_signature', count: 7 })
      .execute()
    await storeVitals(opened.db, [
      { metric: 'INP', value: 60, rating: 'good', template: 'vehicle', navigation: 'navigate' },
    ])
    const lines = await read()
    expect(lines).toEqual(
      expect.arrayContaining([
        'vitrine_events_waiting 1',
        'vitrine_webhooks_refused_total{source="dealer",reason="bad_signature"} 7',
        'vitrine_webhooks_refused_total{source="storyblok",reason="bad_signature"} 0',
        'vitrine_enquiries{state="held"} 0',
        'vitrine_dead_letters 0',
        'vitrine_web_vital_samples{metric="INP",template="vehicle"} 1',
        'vitrine_release_info{release="r1"} 1',
        'vitrine_builder_resident_memory_bytes 1000',
      ]),
    )
    const age = Number(lines.find((line) => line.startsWith('vitrine_oldest_event_age_seconds '))?.split(' ')[1])
    expect(age).toBeGreaterThanOrEqual(60)
  })

  it('are for systems only', async () => {
    const visitors = createTestApp(opened.db)
    expect((await visitors.get('/metrics')).status).toBe(404)
    const token = 'token-of-the-metrics'
    const { get } = createTestApp(opened.db, { metrics: createMetricsRoutes({ db: opened.db, live, token }) })
    expect((await get('/metrics')).status).toBe(401)
    expect((await get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200)
  })
})
