import { sql } from 'kysely'
import { createTestApp } from '../testing/test-app'
import { testDatabases } from '../testing/databases/databases'

describe.each(testDatabases.slice(0, 1))('readiness on $name', ({ open }) => {
  it('needs a database that answers and a release, and says which is missing', async () => {
    const opened = await open()
    let release: string | null = null
    const { get } = createTestApp(opened.db, { served: () => release })
    const ask = async () => {
      const response = await get('/api/ready')
      return [response.status, ((await response.json()) as { problems: string[] }).problems]
    }
    expect(await ask()).toEqual([503, ['no_release']])
    expect((await get('/api/health')).status).toBe(200)
    release = 'r1'
    expect(await ask()).toEqual([200, []])
    await sql`select 1`.execute(opened.db)
    await opened.close()
    if (opened.kind === 'postgres') expect(await ask()).toEqual([503, ['database_away']])
  })
})
