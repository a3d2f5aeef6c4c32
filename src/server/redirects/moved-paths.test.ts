import type { OpenDatabase } from '../database/open-database'
import { testDatabases } from '../testing/databases/databases'
import { readMoved, storeMoved } from './moved-paths'

describe.each(testDatabases)('addresses that stories left, on $name', ({ open }) => {
  let database: OpenDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const store = (...moves: [from: string, to: string][]) =>
    storeMoved(
      database.db,
      moves.map(([from, to]) => ({ from, to })),
    )
  const read = () => readMoved(database.db)

  it('lead to where the story is now, in one hop, however often it moved', async () => {
    await store(['/a', '/b'])
    await store(['/b', '/c'], ['/x', '/a'])
    expect(await read()).toEqual([
      { from: '/b', to: '/c' },
      { from: '/x', to: '/a' },
    ])
    await store(['/c', '/d'])
    expect(await read()).toEqual([
      { from: '/b', to: '/d' },
      { from: '/c', to: '/d' },
      { from: '/x', to: '/a' },
    ])
  })

  it('are none for a story that moved back', async () => {
    await store(['/a', '/b'])
    await store(['/b', '/a'])
    expect(await read()).toEqual([{ from: '/b', to: '/a' }])
  })

  it('lead to the story that left them, also where another took its place in the same build', async () => {
    await store(['/x', '/b'])
    await store(['/a', '/b'], ['/b', '/c'])
    expect(await read()).toEqual([
      { from: '/a', to: '/b' },
      { from: '/x', to: '/c' },
    ])
  })

  it('are noted once, however often they are told', async () => {
    await store(['/a', '/b'])
    await store(['/a', '/b'], ['/a', '/a'])
    expect(await read()).toEqual([{ from: '/a', to: '/b' }])
  })
})
