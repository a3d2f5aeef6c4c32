import type { OpenDatabase } from '../../database/open-database'
import { testDatabases } from '../../testing/databases/databases'
import { createDevices } from './device'

const TOKEN = 'a-token-of-the-editors'

describe.each(testDatabases)('a browser that signed in before, on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('is known by its cookie after a restart, and each one apart', async () => {
    const cookies = await Promise.all([1, 2].map(() => createDevices(opened.db, TOKEN).create()))
    const names = await Promise.all(cookies.map((cookie) => createDevices(opened.db, TOKEN).find(cookie)))
    expect(names.map((name) => name?.length)).toEqual([22, 22])
    expect(new Set(names).size).toBe(2)
  })

  it('is unknown with another token, and with a cookie that nobody made here', async () => {
    const devices = createDevices(opened.db, TOKEN)
    const cookie = await devices.create()
    expect(await createDevices(opened.db, 'another-token-of-theirs').find(cookie)).toBeNull()
    const [id = '', signature = ''] = cookie.split('.')
    for (const forged of [
      '',
      'x',
      id,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `${'A'.repeat(22)}.${signature}`,
      `${cookie}x`,
    ])
      expect([forged, await devices.find(forged)]).toEqual([forged, null])
  })

  it('is unknown, and no error, while the database is away', async () => {
    const cookie = await createDevices(opened.db, TOKEN).create()
    const other = await open()
    await other.close()
    expect(await createDevices(other.db, TOKEN).find(cookie)).toBeNull()
  })
})
