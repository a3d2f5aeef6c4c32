import { testDatabases } from '../testing/databases/databases'
import { againAfterLostRace } from './lost-race'
import { openBoss } from './open-boss'

const quiet = { info: () => undefined, error: () => undefined }
const WORKERS = 4
const workers = <Value>(start: (worker: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: WORKERS }, (_, worker) => start(worker)))

describe.each(testDatabases)('pg-boss on $name', ({ open }) => {
  it('is opened by several workers at once on a database that has none of its tables', async () => {
    const database = await open()
    try {
      // A connection that has made a schema before believes what it remembers: that there is none for pg-boss.
      await workers((worker) => database.executeSql(`create schema worker_${worker}`, []))
      const bosses = await workers(() =>
        openBoss(database.executeSql, quiet, { name: 'test', maintenanceSeconds: null }),
      )
      // Each makes its part of the table of jobs, in an order of its own.
      const names = ['work', 'mail', 'crm', 'adf']
      await Promise.all(
        bosses.map(async (boss, worker) => {
          for (const name of worker % 2 === 0 ? names : [...names].reverse())
            await againAfterLostRace(() => boss.createQueue(name))
        }),
      )
      expect(await bosses[WORKERS - 1]?.send('work', {})).toEqual(expect.any(String))
      for (const boss of bosses) await boss.stop({ graceful: false, wait: true })
    } finally {
      await database.close()
    }
  })
})
