import { sql } from 'kysely'
import type { Vital } from '../../domain/monitoring/vitals'
import { VITALS_PATH } from '../../domain/monitoring/vitals'
import type { OpenDatabase } from '../database/open-database'
import { createTestApp } from '../testing/test-app'
import { testDatabases } from '../testing/databases/databases'
import { readVitals } from './read-vitals'
import { MAX_TEMPLATES, pruneVitals, storeVitals, VITAL_DAYS } from './store-vitals'

const vital = (template: string, value: number, metric: Vital['metric'] = 'LCP'): Vital => ({
  metric,
  value,
  rating: 'good',
  template,
  navigation: 'navigate',
})

describe.each(testDatabases)('web vitals on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const rows = () => opened.db.selectFrom('vital_histograms').selectAll().execute()

  it('are counted by day, template and bucket, and nothing else is kept of them', async () => {
    const { post, lines } = createTestApp(opened.db)
    const sent = [vital('vehicle', 1_900), vital('vehicle', 1_950), vital('stock', 0.05, 'CLS')]
    expect((await post(VITALS_PATH, sent)).status).toBe(204)
    expect((await post(VITALS_PATH, sent)).status).toBe(204)
    const stored = await rows()
    expect(stored.map(({ template, metric, count }) => [template, metric, count]).sort()).toEqual([
      ['stock', 'CLS', 2],
      ['vehicle', 'LCP', 4],
    ])
    expect(lines).toEqual([])
    expect(await readVitals(opened.db)).toEqual([
      { template: 'stock', metric: 'CLS', samples: 2, p75: expect.any(Number) },
      { template: 'vehicle', metric: 'LCP', samples: 4, p75: 1_937.5 },
    ])
  })

  it('are refused when they are not as agreed', async () => {
    const { post } = createTestApp(opened.db)
    const eleven = Array.from({ length: 11 }, () => vital('vehicle', 1))
    const bodies = ['{', [], eleven, [{ ...vital('vehicle', 1), visitor: 'x' }], 'x'.repeat(4_097)]
    const statuses = []
    for (const body of bodies) statuses.push((await post(VITALS_PATH, body)).status)
    expect(statuses).toEqual([400, 422, 422, 422, 413])
    expect(await rows()).toEqual([])
  })

  it('of invented templates share one name', async () => {
    for (let from = 0; from < MAX_TEMPLATES + 20; from += 10)
      await storeVitals(
        opened.db,
        Array.from({ length: 10 }, (_, index) => vital(`t${from + index}`, 1)),
      )
    const templates = new Set((await rows()).map(({ template }) => template))
    expect(templates.size).toBe(MAX_TEMPLATES + 1)
    expect(templates).toContain('other')
  })

  it('are forgotten after 90 days', async () => {
    await storeVitals(opened.db, [vital('vehicle', 1)])
    await sql`insert into vital_histograms select day - ${sql.lit(VITAL_DAYS + 1)}::integer, metric, template, bucket, 5
      from vital_histograms`.execute(opened.db)
    expect(await rows()).toHaveLength(2)
    expect((await readVitals(opened.db)).map(({ samples }) => samples)).toEqual([1])
    await pruneVitals(opened.db)
    expect(await rows()).toHaveLength(1)
  })
})
